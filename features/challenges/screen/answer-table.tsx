import type { RunAnswer } from '@hub/engine/wire/runs';
import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { Icon } from '@hub/ui/art/icon.tsx';
import { itemUrl } from '@hub/ui/art/sigil-url.ts';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { wholeInitials } from '@hub/ui/text/whole-initials.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ChallengeRuns } from '../run-calls.ts';
import { answerWord } from './answer-words.ts';
import styles from './comparison.module.css';
import { secondsOf } from './run.ts';

/** Both runs question by question. */
export function AnswerTable({
  runs: { own, other },
}: {
  readonly runs: Pick<ChallengeRuns, 'own' | 'other'>;
}) {
  const theirs = other?.answers ?? [];
  const length = Math.max(own.answers.length, theirs.length);
  const name = other?.line.player.name;
  const slowest = Math.max(1, ...[...own.answers, ...theirs].map(({ ms }) => ms));
  return (
    <Card as="div" className={styles['answers']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t`Question`}</th>
            <th scope="col">
              {t`You`}
              <Faster than={[own.answers, theirs]} />
            </th>
            {name !== undefined && (
              <th scope="col">
                <bdi>{name}</bdi>
                <Faster than={[theirs, own.answers]} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length }, (_, at) => {
            const [mine, their] = [own.answers[at], theirs[at]];
            const isSplit = mine !== undefined && their !== undefined && mine.isRight !== their.isRight;
            return (
              <tr key={at} className={isSplit ? styles['split'] : undefined}>
                <Question number={at + 1} answer={mine ?? their} />
                <Answer answer={mine} slowest={slowest} isFaster={isFaster(mine, their)} />
                {name !== undefined && (
                  <Answer answer={their} slowest={slowest} isFaster={isFaster(their, mine)} />
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

function Question({ number, answer }: { readonly number: number; readonly answer: RunAnswer | undefined }) {
  const { item, figure = null } = answer ?? {};
  const asked = (answer?.asked ?? []).map(wholeInitials);
  const last = asked.at(-1);
  const earlier =
    asked.length > 1 ? asked.slice(0, -1).reduce((earlier, next) => t`${earlier}, then ${next}`) : undefined;
  return (
    <th scope="row">
      <div className={styles['question']}>
        <span className={classNames('soft', styles['number'])}>{number}</span>
        {item !== undefined && <img src={itemUrl(item)} alt="" loading="lazy" className={styles['item']} />}
        {last === undefined ? (
          t`Question ${number}`
        ) : (
          <div className={styles['what']}>
            <span>
              {earlier === undefined ? (
                <b>{last}</b>
              ) : (
                <Trans>
                  {earlier}, then <b>{last}</b>
                </Trans>
              )}
            </span>{' '}
            {figure !== null && (
              <span className={classNames('num', styles['figure'])}>
                {item !== undefined && <CoinIcon />}
                {formatFigure(figure)}
              </span>
            )}
          </div>
        )}
      </div>
    </th>
  );
}

const isFaster = (one: RunAnswer | undefined, other: RunAnswer | undefined): boolean =>
  one?.isRight === true && one.ms < (other?.ms ?? Infinity);

/** How often the first of two runs was the faster one; it explains the green bars. */
const Faster = ({ than: [one, other] }: { readonly than: readonly (readonly RunAnswer[])[] }) => {
  const times = one?.filter((answer, at) => other?.[at] && isFaster(answer, other[at])).length ?? 0;
  return times > 0 && <small>{t`faster in ${{ answers: times }}`}</small>;
};

interface AnswerProps {
  readonly answer: RunAnswer | undefined;
  /** Milliseconds of the slowest answer of both runs, which has the longest bar. */
  readonly slowest: number;
  readonly isFaster: boolean;
}

function Answer({ answer, slowest, isFaster }: AnswerProps) {
  if (answer === undefined) return <td className="soft">{t`run over`}</td>;
  const { isRight, asked, figure, marks, ms } = answer;
  return (
    <td>
      <span className={styles['answer']}>
        <span className={isRight ? styles['good'] : undefined}>
          <Icon of={isRight ? Check : X} size="small" label={isRight ? t`right` : t`wrong`} />
        </span>
        <span>
          {answer.answer === null ? '–' : answerWord(answer.answer)}
          {asked.length === 0 && figure !== null && (
            <span className="num"> {formatFigure(Math.round(figure))}</span>
          )}
        </span>
        <i
          className={classNames(styles['bar'], isFaster && styles['faster'])}
          style={{ '--share': ms / slowest } as CSSProperties}
          aria-hidden
        />
        <span className={classNames('num soft', styles['time'])}>{t`${{ seconds: secondsOf(ms) }} s`}</span>
      </span>
      {marks && (
        <span className={styles['marks']} aria-hidden>
          {marks.map((mark, at) => (
            <i key={at} data-mark={mark} />
          ))}
        </span>
      )}
    </td>
  );
}
