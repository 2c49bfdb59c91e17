import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Select } from '@hub/ui/controls/select.tsx';
import { useMemo } from 'react';
import { AskCard } from './ask-card.tsx';
import styles from './section-nav.module.css';
import { useSectionPosition } from './section-position.ts';

export interface ReadingSection {
  readonly id: string;
  readonly title: string;
  readonly icon: IconType;
  /** Shown behind the title. */
  readonly count?: number | undefined;
}

interface Props {
  /** Accessible name of the rail, and of the select that replaces it on narrow screens. */
  readonly label: string;
  readonly selectLabel: string;
  readonly sections: readonly ReadingSection[];
}

/** Navigation to the sections of a long page: a sticky rail, or a select on narrow screens. */
export function SectionNav({ label, selectLabel, sections }: Props) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const { current, jump } = useSectionPosition(ids);
  const icon = sections.find(({ id }) => id === current)?.icon;
  return (
    <>
      <Select
        className={styles['select']}
        label={selectLabel}
        hideLabel
        icon={icon}
        options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        value={current ?? ''}
        onChange={jump}
      />
      <div className={styles['rail']}>
        <nav aria-label={label} className={styles['entries']}>
          {sections.map(({ id, title, icon, count }) => (
            <a
              key={id}
              href={`#${id}`}
              aria-current={id === current || undefined}
              className={classNames('cut', styles['entry'])}
              onClick={(event) => {
                event.preventDefault();
                jump(id);
              }}
            >
              <Icon of={icon} className={styles['icon']} />
              {title}
              {count !== undefined && <small className="num">{count}</small>}
            </a>
          ))}
        </nav>
        <AskCard />
      </div>
    </>
  );
}
