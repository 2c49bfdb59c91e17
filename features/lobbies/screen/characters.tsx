import { botStrengthsOf, type VersusGame } from '@hub/engine/define-game';
import { CHARACTERS } from '@hub/engine/wire/bots';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { botNameOf } from '@hub/web/messages/bot-names.ts';
import { quickPlayTempers } from '@hub/web/messages/quick-play.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { BotRecord } from '../../places/bot-record.ts';
import styles from './quick-play.module.css';

interface Props {
  readonly game: VersusGame;
  /** The player's expected wins; undefined until they are known. */
  readonly record: BotRecord | undefined;
  /** The choice of the strength in the player's next game. */
  readonly children: ReactNode;
}

/** The bots of a game: who they are, how strong, and how many of ten games the player wins against each. */
export function Characters({ game, record, children }: Props) {
  const strengths = botStrengthsOf(game);
  return (
    <section aria-labelledby="characters">
      <div className={styles['head']}>
        <h2 id="characters">{t`The six at the table`}</h2>
        <span className="label">{t`None of them adapts while you play.`}</span>
        {children}
      </div>
      <ul className={styles['six']}>
        {CHARACTERS.map((character, at) => (
          <Card as="li" key={character} className={styles['character']}>
            <PlayerAvatar player={{ id: `bot-${at + 1}`, bot: character }} size={64} />
            <h3>{botNameOf(character)}</h3>
            <p>{t(quickPlayTempers[character].temper)}</p>
            <dl>
              <div>
                <dt>{t`Rating (average 1,000)`}</dt>
                <dd className="num">{formatFigure(strengths[character])}</dd>
              </div>
              <div>
                <dt>
                  {record?.games === 0
                    ? t({ message: 'New players win', comment: 'Before: 3 of 10.' })
                    : t({ message: 'You win', comment: 'Before: 3 of 10.' })}
                </dt>
                <dd className="num">
                  {record === undefined ? '–' : t`${{ wins: record.winsOfTen[character] }} of 10`}
                </dd>
              </div>
              <div>
                <dt>{t({ message: 'Likes', comment: 'What a bot likes, such as: Detours.' })}</dt>
                <dd>{t(quickPlayTempers[character].likes)}</dd>
              </div>
            </dl>
          </Card>
        ))}
      </ul>
    </section>
  );
}
