import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight, ListFilter, Maximize2, Minimize2, RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import styles from './shelf-head.module.css';
import { ShelfSelects } from './shelf-selects.tsx';
import { DEFAULT_VIEW, isDefaultView, type ShelfView } from './shelf-view.ts';
import type { useStrip } from './use-strip.ts';

interface Props {
  readonly title: string;
  readonly titleId: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** Number of items shown and in total; undefined until they are known. */
  readonly counts: { readonly shown: number; readonly all: number } | undefined;
  readonly view: ShelfView;
  readonly onView: (view: ShelfView) => void;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onPanel: () => void;
  readonly strip: Pick<ReturnType<typeof useStrip>, 'isAtStart' | 'isAtEnd' | 'move'>;
}

/** Name, item count and controls of a shelf. On phones a button opens the controls. */
export function ShelfHead(props: Props) {
  const { title, titleId, titleRef, counts, view, onView, isExpanded, onExpand, onPanel, strip } = props;
  return (
    <div className={styles['head']}>
      <div className={styles['name']}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        {counts && <Count {...counts} />}
        {isExpanded && <Chip color="var(--teal-400)">{t`Expanded`}</Chip>}
      </div>
      <div className={styles['controls']}>
        <ShelfSelects view={view} onView={onView} hideLabels className={styles['select']} />
        {!isDefaultView(view) && (
          <Button size="small" variant="ghost" icon={RotateCcw} onClick={() => onView(DEFAULT_VIEW)}>
            {t`Reset`}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={isExpanded ? Minimize2 : Maximize2}
          aria-expanded={isExpanded}
          onClick={() => onExpand(!isExpanded)}
        >
          {isExpanded ? t`Collapse` : t`Expand`}
        </Button>
        {!isExpanded && <Arrows {...strip} />}
      </div>
      <Button
        size="small"
        icon={ListFilter}
        aria-haspopup="dialog"
        className={styles['panel']}
        onClick={onPanel}
      >
        {t`Filter & Sort`}
      </Button>
    </div>
  );
}

const Count = ({ shown, all }: NonNullable<Props['counts']>) => (
  <output className="label num">
    <span aria-hidden>{t`${shown} of ${all}`}</span>
    <span className="sr">{t`${shown} of ${all} items shown`}</span>
  </output>
);

export const Arrows = ({ isAtStart, isAtEnd, move }: Props['strip']) => (
  <>
    <IconButton
      label={t`Scroll left`}
      icon={ChevronLeft}
      variant="neutral"
      size="small"
      data-cue="slide"
      disabled={isAtStart}
      onClick={() => move(-1)}
    />
    <IconButton
      label={t`Scroll right`}
      icon={ChevronRight}
      variant="neutral"
      size="small"
      data-cue="slide"
      disabled={isAtEnd}
      onClick={() => move(1)}
    />
  </>
);
