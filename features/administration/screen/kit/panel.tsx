import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { buttonClass } from '@hub/ui/controls/button-variant.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { FailedQuery } from '@hub/ui/feedback/failed-query.tsx';
import { Skeleton } from '@hub/ui/feedback/skeleton.tsx';
import { reasonOf } from '@hub/ui/net/call-error.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { NARROW, useMediaQuery } from '@hub/ui/use-media-query.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { adminTexts as texts } from '../texts.ts';
import styles from './panel.module.css';

interface BaseProps {
  /** Left out where the tab or the page says it already. */
  readonly title?: ReactNode;
  /** Name of a panel without a title. */
  readonly label?: string;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** With space around its content; tables have their own. */
  readonly padded?: boolean;
}

interface OpenedProps extends BaseProps {
  /** Closes the panel, which takes the focus when it appears: it was opened by a press. */
  readonly onClose: (() => void) | undefined;
  /** Name of the list whose place it takes where the window is narrow; closing it leads back there. */
  readonly list: string;
}

type Props = OpenedProps | (BaseProps & { readonly onClose?: never; readonly list?: never });

/** A card of the administration: denser than the hub's. */
export function Panel({ title, label, aside, children, padded, onClose, list }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpened = onClose !== undefined;
  const isBeside = useIsBeside();
  const isBack = isOpened && list !== undefined && !isBeside;
  useEffect(() => {
    if (!isOpened) return;
    panel.current?.focus({ preventScroll: true });
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) panel.current?.scrollIntoView();
  }, [isOpened]);
  return (
    <Card
      ref={panel}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : id}
      tabIndex={isOpened ? -1 : undefined}
      className={styles['panel']}
    >
      {title !== undefined && (
        <CardHeader id={id} title={title} className={styles['head']}>
          {aside}
          {onClose && !isBack && (
            <IconButton className={styles['close']} size="small" label="Close" icon={X} onClick={onClose} />
          )}
          {isBack && (
            <Button
              className={styles['back']}
              variant="quiet"
              size="small"
              icon={ChevronLeft}
              aria-label={texts.backTo(list)}
              onClick={onClose}
            >
              {list}
            </Button>
          )}
        </CardHeader>
      )}
      {title === undefined && aside && <div className={styles['head']}>{aside}</div>}
      <div className={classNames(padded && styles['padded'])}>{children}</div>
    </Card>
  );
}

interface PaddedProps {
  /** In a low window it is above what else its panel says. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Content with space around it, in a card without a head. */
export const Padded = ({ isFirst, children }: PaddedProps) => (
  <div className={classNames(styles['padded'], isFirst && styles['first'])}>{children}</div>
);

interface SplitProps {
  readonly list: ReactNode;
  readonly opened: ReactNode;
  /** Opened by a press. Where the window is narrow it takes the place of the list then. */
  readonly isChosen: boolean;
  /** What is opened takes most of the width. */
  readonly isWide?: boolean;
}

/** Whether what is opened is beside its list, so that there is room for one row before any is pressed. */
export const useIsBeside = (): boolean => !useMediaQuery(NARROW);

/** A list, and beside it what was opened of it. */
export const Split = ({ list, opened, isChosen, isWide }: SplitProps) => (
  <div
    className={classNames(
      styles['split'],
      opened !== undefined && styles['isOpen'],
      isChosen && styles['isChosen'],
      isWide && styles['isWide'],
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

interface MoreProps {
  readonly title: string;
  /** Of a form: its button, and the focus goes into the first field. Otherwise a line at the end of a panel. */
  readonly variant?: 'ghost' | 'risky';
  readonly children: ReactNode;
}

/** Details that a press opens. */
export const More = ({ title, variant, children }: MoreProps) => (
  <details className={styles[variant ? 'asked' : 'more']} onToggle={variant && focusFirst}>
    <summary className={variant && buttonClass({ size: 'small', variant })}>{title}</summary>
    {children}
  </details>
);

const focusFirst = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
  if (currentTarget.open) currentTarget.querySelector<HTMLElement>('input, select, textarea')?.focus();
};

interface FiguresProps {
  /** Value and label of each. */
  readonly of: readonly (readonly [ReactNode, string])[];
  /** What its page is about. */
  readonly isLarge?: boolean;
}

/** A row of figures with their labels. */
export const Figures = ({ of, isLarge }: FiguresProps) => (
  <dl className={classNames(styles['figures'], isLarge && styles['large'])}>
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
  variant,
  children,
}: {
  readonly variant: keyof typeof COLORS;
  readonly children: ReactNode;
}) => <Chip color={COLORS[variant]}>{children}</Chip>;

interface ReadProps<Data> {
  readonly from: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a call returned; until then a placeholder, or why it failed. The last answer stays when a later one fails. */
export function Read<Data>({ from, children }: ReadProps<Data>) {
  const { data, error } = from;
  if (data !== undefined) return children(data);
  if (error) {
    return <FailedQuery query={from} title={texts.failed} text={reasonOf(error, texts.failed)} />;
  }
  return (
    <div className={styles['padded']}>
      <output className="sr">{texts.loading}</output>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
