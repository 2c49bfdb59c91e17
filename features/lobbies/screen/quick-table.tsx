import type { LobbyData } from '@hub/engine/wire/lobbies';
import { Button } from '@hub/ui/controls/button.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { t } from '@lingui/core/macro';
import { LogOut } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { BotRecord } from '../../places/bot-record.ts';
import styles from './quick-play.module.css';
import { shownName } from './shown-name.ts';

const SEAT_PX = 124;
/** Corners of the dial, in a field of 100 by 100. */
const RIM = '50,1 83,14 99,50 83,86 50,99 17,86 1,50 17,14';

/**
 * Wins of ten games at a table with all these bots, from those against each alone: each bot wins as many games for one of the
 * player's as it does alone (model of Bradley, Terry and Luce).
 */
export const winsOfTen = (alone: readonly number[]): number =>
  Math.round(10 / alone.reduce((sum, wins) => sum + (10 - wins) / wins, 1));

interface Props {
  /** Title of the game. */
  readonly title: string;
  readonly lobby: Pick<LobbyData, 'name' | 'quickPlay' | 'players' | 'nextBots'>;
  readonly me: string;
  /** The player's expected wins; undefined until they are known. */
  readonly record: BotRecord | undefined;
  /** End of the countdown, on the clock of `performance.now()`; undefined while the game's page loads. */
  readonly endsAt: number | undefined;
  readonly onLeave: () => void;
}

/** The two seconds of quick play before bots take the free seats. */
export function QuickTable({ title, lobby, me, record, endsAt, onLeave }: Props) {
  const { players, nextBots = [] } = lobby;
  const left = useRemaining(endsAt);
  // What was left when the table appeared is the whole rim of the dial.
  const [all] = useState(left);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const own = players.findIndex(({ id }) => id === me);
  const count = players.length + nextBots.length;
  const alone = nextBots.flatMap(({ character }) => (record && character ? record.winsOfTen[character] : []));
  // Of other people nobody knows how well they play.
  const isKnown = alone.length > 0 && alone.length === count - 1;
  const wins =
    isKnown &&
    (record?.games === 0
      ? t`New players win ${{ wins: winsOfTen(alone) }} of 10 games against these bots.`
      : t`You win ${{ wins: winsOfTen(alone) }} of 10 games against these bots.`);
  /** Clockwise from the player's own seat, which is the one at the bottom. */
  const place = (index: number) =>
    ({ '--turn': (index - Math.max(own, 0) + count) / count }) as CSSProperties;
  return (
    <section className={styles['table']} aria-labelledby="quick-table">
      <h1 id="quick-table" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="soft">{t`Quick play, ${{ lobby: isolated(shownName(lobby.name)) }}`}</p>
      <div className={styles['ring']}>
        <div className={styles['clock']}>
          {[1, all > 0 ? left / all : 0].map((share, layer) => (
            <svg
              key={layer}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              style={{ '--share': share } as CSSProperties}
              aria-hidden
            >
              <polygon points={RIM} />
            </svg>
          ))}
          <b aria-hidden className="num">
            {endsAt === undefined ? t`GO` : t`${{ seconds: Math.ceil(left / 1000) }} s`}
          </b>
          <h2>{t`Bots take the free seats`}</h2>
        </div>
        <ul aria-label={t`At the table`}>
          {players.map((player, index) => (
            <li
              key={player.seat}
              className={styles['seat']}
              style={place(index)}
              data-own={index === own || undefined}
            >
              <PlayerAvatar player={player} size={SEAT_PX} />
              <span className={styles['words']}>
                <b>
                  <Username name={player.name} effect={player.usernameEffect} display />
                </b>
                <small>{player.bot !== null ? t`Bot` : player.id === me ? t`You` : t`Player`}</small>
              </span>
            </li>
          ))}
          {nextBots.map((bot, index) => (
            <li
              key={bot.seat}
              className={styles['seat']}
              style={place(players.length + index)}
              data-bot={bot.character}
            >
              <PlayerAvatar player={{ id: `bot-${-bot.seat}`, bot: bot.character }} size={SEAT_PX} />
              <span className={styles['words']}>
                <b>{bot.name}</b>
                <small>{t`Bot`}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles['foot']}>
        <span className="soft">
          {t`Nothing to press. The game begins by itself.`} {wins}
        </span>
        <Button variant="ghost" icon={LogOut} onClick={onLeave}>
          {t`Leave the table`}
        </Button>
      </p>
    </section>
  );
}
