import { plural, t } from '@lingui/core/macro';
import { Lightbulb, Scale, Sparkles } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { numberFormat } from '../language/formatters.ts';
import styles from './coach-part.module.css';
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
  const { short, long } = judge(skill, luck);
  const [before = 1, after = 1] = possible.slice(best);
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? id;
  const bestGuess = guesses[best];
  const instead = better === null ? undefined : guesses[better.guess];
  return (
    <section className={styles['coach']} aria-label={t`Coach`} data-coach>
      <p className={styles['head']}>
        <span className={styles['title']}>{t`Coach`}</span> <b>{short}</b> {long}
      </p>
      <Funnel possible={possible} best={best} guesses={guesses} picture={picture} />
      <div className={styles['notes']}>
        {bestGuess !== undefined && (
          <Note icon={Sparkles} title={t`Helped most`} picture={picture(bestGuess.id)}>
            <b>{t`${{ guess: bestGuess.name }}, guess ${{ number: best + 1 }}`}</b>
            <span>
              {plural({ all: before }, { other: `${{ count: before - after }} of # answers gone.` })}
            </span>
          </Note>
        )}
        {better === null || instead === undefined ? (
          <Note icon={Lightbulb} title={t`Would have helped more`}>
            <b>{t`No better guess`}</b>
            <span>{t`With what you knew, no other guess would have helped clearly more.`}</span>
          </Note>
        ) : (
          <Note icon={Lightbulb} title={t`Would have helped more`} picture={picture(better.id)}>
            <b>{t`${{ guess: nameOf(better.id) }} as guess ${{ number: better.guess + 1 }}`}</b>
            <span>
              {better.id === guesses.at(-1)?.id
                ? t`It fitted all you knew; ${{ guess: instead.name }} left ${{ had: possible[better.guess + 1] ?? 1 }}.`
                : t`It would have left ${{ left: better.possible }}, ${{ guess: instead.name }} left ${{ had: possible[better.guess + 1] ?? 1 }}.`}
            </span>
          </Note>
        )}
        <Note icon={Scale} title={t`Skill and luck`}>
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

const signed = numberFormat({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Luck that fills half of its meter, in bits. */
const FULL_LUCK_BITS = 5;

function Meters({ skill, luck }: Pick<Coach, 'skill' | 'luck'>) {
  const share = Math.min(1, Math.abs(luck) / FULL_LUCK_BITS);
  return (
    <dl className={styles['meters']}>
      <dt>{t`Skill`}</dt>
      <dd>
        <span
          aria-hidden
          className={styles['meter']}
          style={{ '--share': (skill ?? 0) / 100 } as CSSProperties}
        >
          <i />
        </span>
        <span className="num" aria-hidden={skill !== null}>
          {skill ?? t`no choice`}
        </span>
        {skill !== null && <span className="sr">{t`${skill} of 100`}</span>}
      </dd>
      <dt>{t`Luck`}</dt>
      <dd>
        <span
          aria-hidden
          className={classNames(styles['meter'], styles['middle'], luck < 0 && styles['against'])}
          style={{ '--share': share / 2 } as CSSProperties}
        >
          <i />
        </span>
        <span className="num" aria-hidden>
          <bdi>{signed(luck).replace('-', '−')}</bdi>
        </span>
        <span className="sr">{plural(luck, { other: '# bits more than expected' })}</span>
      </dd>
    </dl>
  );
}

/** From this many bits on, luck is told. */
const LUCK_BITS = 1;
const GOOD_SKILL = 80;
const FAIR_SKILL = 50;

/** What the guesses of a solved puzzle were worth: skill is from 0 to 100 (null without any choice), luck in bits. */
function judge(skill: number | null, luck: number): { readonly short: string; readonly long: string } {
  const fate = luck >= LUCK_BITS ? 'good' : luck <= -LUCK_BITS ? 'bad' : 'none';
  if (skill === null)
    return fate === 'good'
      ? { short: t`Pure luck.`, long: t`You had no clues yet. It counts all the same.` }
      : { short: t`Found without clues.`, long: t`You had no clues yet.` };
  if (skill >= GOOD_SKILL)
    return {
      short: {
        good: t`Well chosen, and lucky.`,
        bad: t`Well chosen, but unlucky.`,
        none: t`Well chosen, with little luck.`,
      }[fate],
      long: t`It could hardly be done better.`,
    };
  if (skill >= FAIR_SKILL)
    return {
      short: {
        good: t`Well reasoned, and lucky.`,
        bad: t`Well reasoned, but unlucky.`,
        none: t`Well reasoned, with little luck.`,
      }[fate],
      long: t`Most clues were put to use.`,
    };
  return {
    short: {
      good: t`Loosely chosen, and lucky.`,
      bad: t`Loosely chosen, but unlucky.`,
      none: t`Loosely chosen, with little luck.`,
    }[fate],
    long: t`The clues said more than you took from them.`,
  };
}
