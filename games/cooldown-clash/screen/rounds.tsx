import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { listOf } from '@hub/ui/language/formatters.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { signedFigure } from '@hub/ui/text/figure-format.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import type { ClashPlayer, FinishedRound } from '../game.ts';
import styles from './rounds.module.css';

interface Props {
  readonly rounds: readonly FinishedRound[];
  readonly players: readonly ClashPlayer[];
  readonly me: string;
}

/** What was asked in each round, the player's guess, and who was closest. */
export function Rounds({ rounds, players, me }: Props) {
  const nameOf = (id: string) =>
    players.find((player) => player.id === id)?.name ??
    t({ message: 'Left', comment: 'Of a player who has left.' });
  return (
    <Card as="section" aria-labelledby="clash-rounds">
      <CardHeader id="clash-rounds" title={t`The rounds`} />
      <ol className={styles['rounds']}>
        {rounds.map(({ champion, key, spell, cooldown, guesses }, index) => {
          const own = guesses.find(({ id }) => id === me);
          const closest = guesses.filter(({ points }) => points > 0);
          return (
            // Rounds have no other key: a spell may be asked twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <b>
                {ownChampionName(champion)} {key}: {spell}
              </b>
              <b className="num">{t`${{ count: cooldown }} s`}</b>
              <span>
                {own === undefined ? t`no guess` : t`Your guess: ${{ guess: own.guess }} s`}
                {own !== undefined && own.points > 0 && ` (${signedFigure(own.points)})`}
              </span>
              <span>
                {closest.length === 0
                  ? t`Closest: no guesses`
                  : t`Closest: ${{
                      names: listOf(
                        closest.map(({ id }) => isolated(nameOf(id))),
                        'narrow',
                      ),
                    }}`}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
