import { Icon } from '@hub/ui/art/icon.tsx';
import scene from '@hub/ui/art/pictures/scene-moreless.svg';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { plural, t } from '@lingui/core/macro';
import { Check, Copy, UserPlus } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';
import { MateLine } from './mate-line.tsx';
import styles from './waiting-dialog.module.css';

interface Props {
  readonly game: Game;
  /** URL that invites the mate to this game. */
  readonly inviteUrl: string;
  readonly onClose: () => void;
}

/** How long `Link Copied!` is shown, in milliseconds. */
const COPIED_MS = 2_000;

/** Dialog of a coop game until its second player joins, and for the two seconds after. */
export function WaitingDialog({ game, inviteUrl, onClose }: Props) {
  const copy = useRef<HTMLButtonElement>(null);
  const { players, seats, timeLeft } = game;
  const isStarting = timeLeft !== null;
  return (
    <>
      <Scene src={scene} eager className={styles['scene']} />
      <Modal
        open
        onClose={onClose}
        title={t`Waiting for Teammate`}
        initialFocus={copy}
        className={styles['waiting']}
      >
        <div className={styles['pair']}>
          <ul className={styles['seats']}>
            {Array.from({ length: seats }, (_, seat) => (
              <Seat key={seat} number={seat + 1} player={players[seat]} />
            ))}
          </ul>
          <MateLine guesses={[]} />
        </div>
        <output className={styles['count']}>
          <span className="num">
            {plural({ all: seats }, { other: `${{ taken: players.length }}/# Player` })}
          </span>
          {isStarting && <b>{t`Both are here. The game begins…`}</b>}
        </output>
        <Invite ref={copy} url={inviteUrl} />
      </Modal>
    </>
  );
}

interface SeatProps {
  readonly number: number;
  readonly player: Game['players'][number] | undefined;
}

function Seat({ number, player }: SeatProps) {
  return (
    <li className={classNames('cut', styles['seat'], player === undefined && styles['free'])}>
      {player ? <Avatar id={player.id} size={112} /> : <Icon of={UserPlus} size="large" />}
      <span>
        <small>{player?.connected === false ? t`Player ${number}, away` : t`Player ${number}`}</small>
        <b>{player ? <Username name={player.name} effect={player.usernameEffect} /> : t`Waiting…`}</b>
      </span>
    </li>
  );
}

function Invite({ url, ref }: { readonly url: string; readonly ref: Ref<HTMLButtonElement> }) {
  const { isCopied, isShown, copy } = useCopy(url, COPIED_MS);
  return (
    <div className={styles['invite']}>
      <textarea
        readOnly
        aria-label={t`Invite link`}
        rows={2}
        value={url}
        className={classNames('cut', styles['link'])}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        ref={ref}
        variant="gold"
        size="large"
        icon={isCopied ? Check : Copy}
        block
        onClick={() => void copy()}
      >
        {isCopied ? t`Link Copied!` : t`Copy Team Invite`}
      </Button>
      <output className="sr">{isCopied && t`Link Copied!`}</output>
      {isShown && (
        <ErrorBox>{t`The browser did not copy the link. Select it and copy it yourself.`}</ErrorBox>
      )}
    </div>
  );
}
