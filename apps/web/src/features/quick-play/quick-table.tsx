import type { LobbyData } from '@hub/engine/wire/lobbies';
import { Button } from '@hub/ui/controls/button.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { quickPlayTexts } from '../../messages/quick-play.ts';
import styles from './quick-play.module.css';

const texts = quickPlayTexts.table;

interface Props {
  /** Title of the game. */
  readonly title: string;
  readonly lobby: Pick<LobbyData, 'name' | 'players' | 'nextBots'>;
  readonly me: string;
  /** End of the countdown, on the clock of `performance.now()`. */
  readonly endsAt: number;
  readonly onLeave: () => void;
}

/** The two seconds of quick play before bots take the free seats. */
export function QuickTable({ title, lobby: { name, players, nextBots = [] }, me, endsAt, onLeave }: Props) {
  const seconds = (useRemaining(endsAt) / 1000).toFixed(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles['table']} aria-labelledby="quick-table">
      <h1 id="quick-table" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="soft">{texts.with(name)}</p>
      <div className={styles['clock']}>
        <b aria-hidden className="num">
          {texts.left(seconds)}
        </b>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <ul aria-label={texts.players} className={styles['seats']}>
        {players.map((player) => (
          <li key={player.seat} className={styles['seat']}>
            <PlayerAvatar player={player} size={72} />
            <b>
              <Username name={player.name} effect={player.usernameEffect} display />
            </b>
            <small>{player.id === me ? texts.you : texts.person}</small>
          </li>
        ))}
        {nextBots.map((bot) => (
          <li key={bot.seat} className={styles['seat']} data-bot>
            <PlayerAvatar player={{ id: `bot-${-bot.seat}`, name: bot.name, bot: bot.character }} size={72} />
            <b>{bot.name}</b>
            <small>{texts.bot}</small>
          </li>
        ))}
      </ul>
      <p className={styles['foot']}>
        <span className="soft">{texts.begins}</span>
        <Button look="ghost" icon={LogOut} onClick={onLeave}>
          {texts.leave}
        </Button>
      </p>
    </section>
  );
}
