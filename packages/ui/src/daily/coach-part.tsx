import { Lightbulb, Scale, Sparkles } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './coach-part.module.css';
import { coachTexts as texts } from './coach-texts.ts';
import { Funnel } from './funnel.tsx';
import type { Picture } from './guess-search.tsx';
import type { Coach, Puzzle } from './puzzle.ts';

interface Props {
  readonly coach: Coach;
  readonly puzzle: Pick<Puzzle, 'guesses' | 'candidates'>;
  readonly picture: Picture;
}

/** What the guesses of a solved puzzle were worth: what each one left, the best one, a better one, skill and luck. */
export function CoachPart({ coach, puzzle: { guesses, candidates }, picture }: Props) {
  const { possible, best, better, skill, luck } = coach;
  const { short, long } = texts.judge(skill, luck);
  const [before = 1, after = 1] = possible.slice(best);
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? id;
  const bestGuess = guesses[best];
  const instead = better === null ? undefined : guesses[better.guess];
  return (
    <section className={styles['coach']} aria-label={texts.title} data-coach>
      <p className={styles['head']}>
        <span className={styles['title']}>{texts.title}</span> <b>{short}</b> {long}
      </p>
      <Funnel possible={possible} best={best} guesses={guesses} picture={picture} />
      <div className={styles['notes']}>
        {bestGuess !== undefined && (
          <Note icon={Sparkles} title={texts.best} picture={picture(bestGuess.id)}>
            <b>{texts.guess(bestGuess.name, best + 1)}</b>
            <span>{texts.gone(before - after, before)}</span>
          </Note>
        )}
        {better === null || instead === undefined ? (
          <Note icon={Lightbulb} title={texts.better}>
            <b>{texts.nothingBetter}</b>
            <span>{texts.nothingBetterText}</span>
          </Note>
        ) : (
          <Note icon={Lightbulb} title={texts.better} picture={picture(better.id)}>
            <b>{texts.instead(nameOf(better.id), better.guess + 1)}</b>
            <span>
              {better.id === guesses.at(-1)?.id
                ? texts.wasAnswer(instead.name, possible[better.guess + 1] ?? 1)
                : texts.wouldLeave(better.possible, instead.name, possible[better.guess + 1] ?? 1)}
            </span>
          </Note>
        )}
        <Note icon={Scale} title={texts.skillAndLuck}>
          <Meters skill={skill} luck={luck} />
        </Note>
      </div>
    </section>
  );
}

interface NoteProps {
  readonly icon: IconType;
  readonly title: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

const Note = ({ icon, title, picture, children }: NoteProps) => (
  <div className={classNames('cut', styles['note'])}>
    <h5>
      <Icon of={icon} size="small" />
      {title}
    </h5>
    <div className={styles['about']}>
      {picture !== undefined && <span className={classNames('cut', styles['emblem'])}>{picture}</span>}
      <div className={styles['lines']}>{children}</div>
    </div>
  </div>
);

/** Luck that fills half of its meter, in bits. */
const FULL_LUCK_BITS = 5;

function Meters({ skill, luck }: Pick<Coach, 'skill' | 'luck'>) {
  const share = Math.min(1, Math.abs(luck) / FULL_LUCK_BITS);
  return (
    <dl className={styles['meters']}>
      <dt>{texts.skill}</dt>
      <dd>
        <span
          aria-hidden
          className={styles['meter']}
          style={{ '--share': (skill ?? 0) / 100 } as CSSProperties}
        >
          <i />
        </span>
        <span className="num" aria-hidden={skill !== null}>
          {skill ?? texts.none}
        </span>
        {skill !== null && <span className="sr">{texts.ofHundred(skill)}</span>}
      </dd>
      <dt>{texts.luck}</dt>
      <dd>
        <span
          aria-hidden
          className={classNames(styles['meter'], styles['middle'], luck < 0 && styles['against'])}
          style={{ '--share': share / 2 } as CSSProperties}
        >
          <i />
        </span>
        <span className="num" aria-hidden>
          {texts.bits(luck)}
        </span>
        <span className="sr">{texts.bitsLabel(luck)}</span>
      </dd>
    </dl>
  );
}
