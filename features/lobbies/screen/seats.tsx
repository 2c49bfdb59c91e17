import { CHARACTERS, type Character } from '@hub/engine/wire/bots';
import { BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import type { LobbyPhrase, LobbyPlayer } from '@hub/engine/wire/lobbies';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { botNameOf } from '@hub/web/messages/bot-names.ts';
import { msg, t } from '@lingui/core/macro';
import { Bot, Check, Clock3, WifiOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Lobby } from './lobby-link.ts';
import { Bubble, Phrases } from './phrases.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SeatMenu } from './seat-menu.tsx';
import styles from './seats.module.css';
import { lobbyRoomPhrases } from './texts.ts';
import type { Room } from './use-room.ts';

const STRENGTHS = { easy: msg`Easy`, medium: msg`Medium`, hard: msg`Hard` };

interface Props {
  readonly lobby: Lobby;
  readonly room: Room;
  readonly me: string;
  readonly isAway: boolean;
  /** Calls the moderators about a player. */
  readonly report: (player: LobbyPlayer) => ReactNode;
  /** Players to invite. */
  readonly people: ReactNode;
}

/** The lobby's players and free seats; the owner can remove players, hand over the lobby and add bots. */
export function Seats({ lobby, room, me, isAway, report, people }: Props) {
  const { players, maxPlayers, owner } = lobby;
  const isOwner = owner === me;
  const isFixed = isAway || lobby.status !== 'open';
  const [asked, setAsked] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const focused = document.activeElement;
  useEffect(() => {
    // What had the focus may be gone with its player: the next Tab would begin at the top of the page.
    if (focused?.isConnected === false && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  });
  const target = isOwner && !isFixed ? players.find(({ seat }) => seat === asked) : undefined;
  // The player has left, or cannot be removed now: close the dialog, so that it does not reappear later.
  if (asked !== undefined && target === undefined) setAsked(undefined);
  const latest = room.said.at(-1);
  const count = Math.max(maxPlayers, players.length);
  const open = Array.from({ length: Math.max(0, maxPlayers - players.length) }, (_, seat) => seat);
  const practice = players.some(({ bot }) => bot !== null) && (
    <p
      className={styles['practice']}
    >{t`Games with bots count on a line of their own. A win pays ${{ essence: BOT_WIN_ESSENCE }} Blue Essence, ${{ times: BOT_WINS_PAID_PER_DAY }} times a day.`}</p>
  );
  if (players.length === 0)
    return <EmptyCard title={t`No players yet`} text={t`Waiting for players to join...`} />;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className={styles['seats']}
        style={{ '--columns': count > 4 ? Math.ceil(count / 2) : count } as CSSProperties}
      >
        {players.map((player, index) => (
          <Seat
            key={player.seat}
            player={player}
            number={index + 1}
            isMe={player.id === me}
            isOwner={player.id === owner}
            phrase={room.said.find(({ playerId }) => playerId === player.id)?.phrase}
            ownerActions={isOwner && player.id !== me && !isFixed ? room : undefined}
            report={player.bot === null && player.id !== me && report(player)}
            onKick={() => setAsked(player.seat)}
          />
        ))}
        {open.map((seat) => (
          <li key={`open-${seat}`} className={classNames(styles['seat'], styles['open'])}>
            {t`Open seat`}
          </li>
        ))}
      </ul>
      <output className="sr">
        {latest &&
          t`${{ name: isolated(latest.playerName) }}: ${{ phrase: t(lobbyRoomPhrases[latest.phrase]) }}`}
      </output>
      {players.filter(({ bot }) => bot === null).length > 1 && (
        <Phrases isBlocked={isFixed} onSay={room.say} />
      )}
      {target && (
        <RemoveDialog
          name={target.name}
          onKeep={() => setAsked(undefined)}
          onRemove={() => {
            setAsked(undefined);
            room.kick(target.seat);
          }}
        />
      )}
      <div className={styles['more']}>
        {isOwner && open.length > 0 ? (
          <AddBots
            players={players}
            isBlocked={isFixed}
            onAdd={(character, next) => {
              room.addBot(character);
              // The pressed button disappears, and with the last open seat all of them: the focus stays beside it.
              (open.length > 1 && next instanceof HTMLElement ? next : list.current)?.focus({
                preventScroll: true,
              });
            }}
          >
            {practice}
          </AddBots>
        ) : (
          practice
        )}
        {people}
      </div>
    </>
  );
}

interface SeatProps {
  readonly player: LobbyPlayer;
  readonly number: number;
  readonly isMe: boolean;
  readonly isOwner: boolean;
  /** What the player has just said. */
  readonly phrase: LobbyPhrase | undefined;
  /** Set only if the viewer is the owner and may manage this seat. */
  readonly ownerActions: Room | undefined;
  readonly report: ReactNode;
  /** Opens the dialog that confirms a removal. */
  readonly onKick: () => void;
}

function Seat({ player, number, isMe, isOwner, phrase, ownerActions, report, onKick }: SeatProps) {
  const { seat, name, usernameEffect, bot, character, status, connected, reading } = player;
  return (
    <li className={classNames(styles['seat'], status === 1 && styles['ready'])} data-own={isMe || undefined}>
      <PlayerAvatar player={player} size={72} className={styles['avatar']} />
      <b className={styles['name']}>
        <Username name={name} effect={usernameEffect} display />
      </b>
      <Status isReady={status === 1} isHere={connected} isReading={reading === true} />
      <small className={styles['number']}>{t`Player #${number}`}</small>
      <span className={styles['top']}>
        {isOwner && <Tag name="Owner" />}
        {bot !== null && (
          <Chip icon={Bot}>
            {character
              ? t`Bot`
              : t({
                  message: `Bot, ${{ strength: t(STRENGTHS[bot]) }}`,
                  comment: 'In rooms that an older build has stored.',
                })}
          </Chip>
        )}
        {isMe && <Tag name="You" />}
        {(report || ownerActions) && (
          <SeatMenu label={t`Options for ${{ name: isolated(name) }}`}>
            {report}
            {ownerActions && bot === null && (
              <Act
                label={t`Hand over the lobby to ${{ name: isolated(name) }}`}
                onClick={() => ownerActions.handOver(seat)}
              >
                {t({ message: 'Hand over', comment: 'Button: another player owns the lobby then.' })}
              </Act>
            )}
            {ownerActions && (
              <Act
                label={t`Remove ${{ name: isolated(name) }}`}
                onClick={() => (bot === null ? onKick() : ownerActions.removeBot(seat))}
              >
                {t`Remove`}
              </Act>
            )}
          </SeatMenu>
        )}
      </span>
      {phrase && <Bubble key={phrase} phrase={phrase} />}
    </li>
  );
}

interface ActProps {
  /** Accessible name: begins with the word shown, and names the player. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: string;
}

const Act = ({ label, ...rest }: ActProps) => (
  <Button variant="quiet" size="small" aria-label={label} {...rest} />
);

interface StatusProps {
  readonly isReady: boolean;
  readonly isHere: boolean;
  readonly isReading: boolean;
}

function Status({ isReady, isHere, isReading }: StatusProps) {
  const [icon, text] = isHere
    ? isReady
      ? ([Check, t`Ready`] as const)
      : ([
          Clock3,
          isReading
            ? t({
                message: 'Reads the result',
                comment: 'Of a player who has not left the result of the last game.',
              })
            : t`Not Ready`,
        ] as const)
    : ([WifiOff, t`Away`] as const);
  return (
    <span className={styles['status']}>
      <Icon of={icon} size="small" />
      {text}
    </span>
  );
}

interface AddBotsProps {
  readonly players: readonly LobbyPlayer[];
  readonly isBlocked: boolean;
  /** `next`: the button of another character. */
  readonly onAdd: (character: Character, next: Element | null) => void;
  /** Beside the heading. */
  readonly children: ReactNode;
}

/** One button for each character that is not in the lobby. */
function AddBots({ players, isBlocked, onAdd, children }: AddBotsProps) {
  return (
    <fieldset aria-label={t`Add a bot`} className={styles['bots']}>
      <b aria-hidden className="display">
        {t`Add a bot`}
      </b>
      {children}
      <div className={styles['choice']}>
        {CHARACTERS.map((character, at) =>
          players.some((player) => player.character === character) ? null : (
            <Button
              key={character}
              variant="quiet"
              size="small"
              disabled={isBlocked}
              aria-label={t`Add ${{ bot: botNameOf(character) }}`}
              onClick={({ currentTarget: button }) =>
                onAdd(character, button.nextElementSibling ?? button.previousElementSibling)
              }
            >
              <PlayerAvatar player={{ id: `bot-${at + 1}`, bot: character }} size={32} />
              {botNameOf(character)}
            </Button>
          ),
        )}
      </div>
    </fieldset>
  );
}
