import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Ban, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { adminTexts as texts } from '../../../messages/admin.ts';
import { reasonOf } from './act-form.tsx';
import styles from './panel.module.css';

interface Props {
  /** Left out where the tab or the page says it already. */
  readonly title?: ReactNode;
  /** Name of a panel without a title. */
  readonly label?: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** With space around its content; tables have their own. */
  readonly padded?: boolean;
  /** Takes the focus when it appears: it was opened by a press. */
  readonly isOpened?: boolean;
}

/** A plate of the administration: denser than the hub's. */
export function Panel({ title, label, aside, children, padded, isOpened }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    panel.current?.focus({ preventScroll: true });
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) panel.current?.scrollIntoView();
  }, [isOpened]);
  return (
    <Plate
      ref={panel}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
      tabIndex={isOpened ? -1 : undefined}
      className={styles['panel']}
    >
      {title !== undefined && (
        <PlateHeader id={id} title={title} className={styles['head']}>
          {aside}
        </PlateHeader>
      )}
      {title === undefined && aside && <div className={styles['head']}>{aside}</div>}
      <div className={classNames(padded && styles['padded'])}>{children}</div>
    </Plate>
  );
}

/** Content with space around it, in a plate without a head. */
export const Padded = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['padded']}>{children}</div>
);

interface SplitProps {
  readonly list: ReactNode;
  readonly opened: ReactNode;
  /** Has two columns of its own, and stands below the list. */
  readonly isBelow?: boolean;
}

/** A list, and beside it what was opened of it. */
export const Split = ({ list, opened, isBelow }: SplitProps) => (
  <div
    className={classNames(
      styles['split'],
      opened !== undefined && opened !== false && !isBelow && styles['isOpen'],
    )}
  >
    <div className={styles['column']}>{list}</div>
    {opened && <div className={styles['column']}>{opened}</div>}
  </div>
);

/** Panels below each other. */
export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['column']}>{children}</div>
);

/** Two panels beside each other where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['pair']}>{children}</div>
);

interface DangerProps {
  readonly title: string;
  /** Opened already; by default a press shows the act. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** An act that takes something away, apart from the others and recognisable at first sight. */
export const Danger = ({ title, isOpen, children }: DangerProps) => (
  <details className={classNames('cut', styles['danger'])} open={isOpen}>
    <summary>
      <Icon of={Ban} size="small" /> {title} <Icon of={ChevronRight} size="small" />
    </summary>
    <div>{children}</div>
  </details>
);

interface FiguresProps {
  /** Value and label of each. */
  readonly of: readonly (readonly [ReactNode, string])[];
}

/** A row of figures with their labels. */
export const Figures = ({ of }: FiguresProps) => (
  <dl className={classNames('cut', styles['figures'])}>
    {of.map(([value, label]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

const COLORS = {
  good: 'var(--leaf-400)',
  look: 'var(--gold-400)',
  bad: 'var(--rose-400)',
  plain: undefined,
};

/** A small label with the colour of its state, which its words say too. */
export const State = ({
  look,
  children,
}: {
  readonly look: keyof typeof COLORS;
  readonly children: ReactNode;
}) => <Chip color={COLORS[look]}>{children}</Chip>;

interface ReadProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a call returned; until then a placeholder, or why it failed. The last answer stays when a later one fails. */
export function Read<Data>({ from, children }: ReadProps<Data>) {
  const { data, error } = from;
  if (data !== undefined) return children(data);
  if (error) {
    return <FailedQuery query={from} title={texts.failed} text={reasonOf(error)} />;
  }
  return (
    <div className={styles['waiting']}>
      <output className="sr">{texts.loading}</output>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
