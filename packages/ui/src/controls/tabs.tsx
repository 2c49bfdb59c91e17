import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useMemo,
} from 'react';
import { classNames } from '../class-names.ts';
import { directionOf } from '../direction.ts';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A small number after the label. */
  readonly badge?: ReactNode;
  /** Shown above the label of the variant `tier`. */
  readonly picture?: ReactNode;
  /** Colour of the line under the selected tab; the page's hue by default. */
  readonly color?: string | undefined;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly variant?: 'segmented' | 'tier' | undefined;
  /** `automatic` (the default) selects a tab when it gets the focus; `manual` on Enter or the space bar. */
  readonly activation?: 'automatic' | 'manual' | undefined;
  readonly className?: string | undefined;
  /** The panels. */
  readonly children?: ReactNode;
}

/** The selected tab, and what the ids of all tabs and panels begin with. */
const Selection = createContext({ prefix: '', value: '' });
const idOf = (prefix: string, part: 'tab' | 'panel', id: string): string => `${prefix}${part}-${id}`;

/** Tabs above their panels; the arrow keys, Home and End move between them, as the WAI-ARIA practices describe it. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  variant = 'segmented',
  activation = 'automatic',
  className,
  children,
}: Props<Id>) {
  const prefix = useId();
  const selection = useMemo(() => ({ prefix, value }), [prefix, value]);
  const move = (event: KeyboardEvent<HTMLElement>, from: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = directionOf(event.currentTarget);
    const to = { ArrowRight: from + step, ArrowLeft: from - step, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf(prefix, 'tab', next.id))?.focus();
    if (activation === 'automatic' && next.id !== value) onChange(next.id);
  };
  // While none is selected, the keyboard enters at the first one.
  const entry = tabs.some(({ id }) => id === value) ? value : tabs[0]?.id;
  return (
    <Selection value={selection}>
      <div className={classNames(styles['root'], className)}>
        <div role="tablist" aria-label={label} className={classNames('cut', styles[variant])}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={idOf(prefix, 'tab', tab.id)}
              aria-selected={tab.id === value}
              aria-controls={tab.id === value ? idOf(prefix, 'panel', tab.id) : undefined}
              tabIndex={tab.id === entry ? 0 : -1}
              onClick={() => tab.id !== value && onChange(tab.id)}
              onKeyDown={(event) => move(event, index)}
              className={classNames('cut', styles['tab'])}
              style={{ '--tab': tab.color } as CSSProperties}
            >
              {tab.picture}
              <span>{tab.label}</span>
              {tab.badge !== undefined && (
                <span className={classNames('num', styles['badge'])}>{tab.badge}</span>
              )}
            </button>
          ))}
        </div>
        {children}
      </div>
    </Selection>
  );
}

interface PanelProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The panel of a tab; only the selected tab's panel is rendered. */
export function TabPanel({ id, children, className }: PanelProps) {
  const { prefix, value } = use(Selection);
  return id === value ? (
    <div
      role="tabpanel"
      id={idOf(prefix, 'panel', id)}
      aria-labelledby={idOf(prefix, 'tab', id)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with text, which the keyboard must reach.
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  ) : null;
}
