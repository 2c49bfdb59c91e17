import { BOT_STRENGTHS, type BotStrength } from '@hub/engine/wire/bots';
import { BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY } from '@hub/engine/wire/limits';
import type { LobbyPhrase, LobbyPlayer } from '@hub/engine/wire/lobbies';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Bot, Check, Clock3, Crown, UserMinus, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';
import type { Lobby } from './lobby-link.ts';
import { Bubble, Phrases } from './phrases.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './seats.module.css';
import type { Room } from './use-room.ts';

const texts = lobbyTexts.room;

interface Props {
  readonly lobby: Lobby;
  readonly room: Room;
  readonly me: string;
  readonly isAway: boolean;
}

/** The lobby's players and free seats; the owner can remove players, hand over the lobby and add bots. */
export function Seats({ lobby, room, me, isAway }: Props) {
  const { players, maxPlayers, owner } = lobby;
  const isOwner = owner === me;
  const isFixed = isAway || lobby.status !== 'open';
  const [asked, setAsked] = useState<number>();
  const target = isOwner && !isFixed ? players.find(({ seat }) => seat === asked) : undefined;
  // The player has left, or cannot be removed now: close the dialog, so that it does not reappear later.
  if (asked !== undefined && target === undefined) setAsked(undefined);
  const latest = room.said.at(-1);
  const open = Array.from({ length: Math.max(0, maxPlayers - players.length) }, (_, seat) => seat);
  if (players.length === 0) return <EmptyPlate title={texts.noPlayers} text={texts.waitingToJoin} />;
  return (
    <>
      <ul className={styles['seats']}>
        {players.map((player, index) => (
          <Seat
            key={player.seat}
            player={player}
            number={index + 1}
            isMe={player.id === me}
            isOwner={player.id === owner}
            phrase={room.said.find(({ playerId }) => playerId === player.id)?.phrase}
            ownerActions={isOwner && player.id !== me && !isFixed ? room : undefined}
            onKick={() => setAsked(player.seat)}
          />
        ))}
        {open.map((seat) => (
          <li key={`open-${seat}`} className={classNames(styles['seat'], styles['open'])}>
            {texts.openSeat}
          </li>
        ))}
      </ul>
      <output className="sr">{latest && texts.said(latest.playerName, texts.phrases[latest.phrase])}</output>
      {players.filter(({ bot }) => bot === null).length > 1 && (
        <Phrases isBlocked={isFixed} onSay={room.say} />
      )}
      {isOwner && open.length > 0 && <AddBot isBlocked={isFixed} onAdd={room.addBot} />}
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
      {players.some(({ bot }) => bot !== null) && (
        <p className={styles['practice']}>{texts.practice(BOT_WIN_ESSENCE, BOT_WINS_PAID_PER_DAY)}</p>
      )}
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
  /** Opens the dialog that confirms a removal. */
  readonly onKick: () => void;
}

function Seat({ player, number, isMe, isOwner, phrase, ownerActions, onKick }: SeatProps) {
  const { seat, name, usernameEffect, bot, status, connected } = player;
  return (
    <li className={classNames(styles['seat'], status === 1 && styles['ready'])}>
      <PlayerAvatar player={player} size={56} className={styles['avatar']} />
      <b className={styles['name']}>
        <Username name={name} effect={usernameEffect} display />
      </b>
      <span className={styles['badges']}>
        <Status isReady={status === 1} isHere={connected} />
        <Chip>{texts.number(number)}</Chip>
        {isOwner && <Tag name="Owner" />}
        {isMe && <Tag name="You" />}
        {bot !== null && <Chip icon={Bot}>{texts.bot(texts.strengths[bot])}</Chip>}
      </span>
      {phrase && <Bubble key={phrase} phrase={phrase} />}
      {ownerActions && (
        <span className={styles['ownerActions']}>
          {bot === null && (
            <IconButton
              size="small"
              icon={Crown}
              label={texts.handOver(name)}
              onClick={() => ownerActions.handOver(seat)}
            />
          )}
          <IconButton
            size="small"
            icon={UserMinus}
            label={texts.kick(name)}
            onClick={() => (bot === null ? onKick() : ownerActions.removeBot(seat))}
          />
        </span>
      )}
    </li>
  );
}

function Status({ isReady, isHere }: { readonly isReady: boolean; readonly isHere: boolean }) {
  const [icon, text] = isHere
    ? isReady
      ? ([Check, texts.ready] as const)
      : ([Clock3, texts.notReady] as const)
    : ([WifiOff, texts.away] as const);
  return (
    <span className={styles['status']}>
      <Icon of={icon} size="small" />
      {text}
    </span>
  );
}

interface AddBotProps {
  readonly isBlocked: boolean;
  readonly onAdd: (strength: BotStrength) => void;
}

function AddBot({ isBlocked, onAdd }: AddBotProps) {
  const [strength, setStrength] = useState<BotStrength>('medium');
  return (
    <div className={styles['bots']}>
      <Segmented
        label={texts.botStrength}
        options={BOT_STRENGTHS.map((value) => ({ value, label: texts.strengths[value] }))}
        value={strength}
        onChange={setStrength}
        disabled={isBlocked}
      />
      <Button icon={Bot} disabled={isBlocked} onClick={() => onAdd(strength)}>
        {texts.addBot}
      </Button>
    </div>
  );
}
