import type { PlayerId } from '@hub/engine/wire/ids';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { msg, t } from '@lingui/core/macro';
import { Check, Swords, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { challengeOfRun } from '../../places/challenge-of-run.ts';
import type { Offer } from '../../places/known-players.ts';
import { invitePlayer } from '../calls.ts';
import styles from './people.module.css';

const SEND = { challenge: msg`Send this run`, lobby: msg`Invite here` };

const SENT = { challenge: msg`Sent`, lobby: msg`Invited` };

interface Props {
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly offer: Offer;
}

/** Invites one player. A run is made a challenge first; it is the same one for all players. */
export function OfferButton({ player, offer: { kind, game, gameId } }: Props) {
  const { call } = useNet();
  const { act, error, isBusy } = useAct(t`That did not work.`);
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    act(async () => {
      const target =
        kind === 'challenge' && challengeOfRun ? await challengeOfRun(call, { game, gameId }) : gameId;
      await call(invitePlayer, {
        params: { player: player.id },
        body: { kind, game, target } as never,
      });
      setIsSent(true);
    });
  const icon = isSent ? Check : kind === 'challenge' ? Swords : UserPlus;
  return (
    <>
      <Button
        size="small"
        icon={icon}
        busy={isBusy}
        disabled={isSent}
        aria-label={`${t(SEND[kind])}: ${isolated(player.name)}`}
        onClick={() => void send()}
      >
        {isSent ? t(SENT[kind]) : t(SEND[kind])}
      </Button>
      <output className={error === undefined ? 'sr' : styles['refused']}>
        {isSent ? t(SENT[kind]) : error}
      </output>
    </>
  );
}
