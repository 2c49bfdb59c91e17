import type { GameId, PlayerId } from '@hub/engine/wire/ids';
import { makeChallenge } from '@hub/protocol/http/challenges';
import { invitePlayer } from '@hub/protocol/http/people';
import { Button } from '@hub/ui/controls/button.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { Check, Swords, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { peopleTexts as texts } from '../../messages/people.ts';
import styles from './people.module.css';

/** What a player can be invited to: a run that is over, or the lobby that the sender is in. */
export type Offer = {
  readonly kind: 'challenge' | 'lobby';
  /** Id of the game. */
  readonly game: string;
  /** Id of the run's room, or of the lobby. */
  readonly gameId: string;
};

interface Props {
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly offer: Offer;
}

/** Invites one player. A run is made a challenge first; it is the same one for all players. */
export function OfferButton({ player, offer: { kind, game, gameId } }: Props) {
  const { call } = useNet();
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setState('busy');
    setFailure(undefined);
    try {
      const target =
        kind === 'challenge'
          ? (await call(makeChallenge, { body: { game, gameId: gameId as GameId } })).id
          : gameId;
      await call(invitePlayer, {
        params: { player: player.id },
        body: { kind, game, target } as never,
      });
      setState('sent');
    } catch (fault) {
      setState('open');
      setFailure(fault instanceof CallError ? fault.message : texts.failed);
    }
  };
  const icon = state === 'sent' ? Check : kind === 'challenge' ? Swords : UserPlus;
  return (
    <>
      <Button
        size="small"
        icon={icon}
        busy={state === 'busy'}
        disabled={state === 'sent'}
        aria-label={`${texts.send[kind]}: ${player.name}`}
        onClick={() => void send()}
      >
        {state === 'sent' ? texts.sent[kind] : texts.send[kind]}
      </Button>
      <output className={failure === undefined ? 'sr' : styles['refused']}>
        {state === 'sent' ? texts.sent[kind] : failure}
      </output>
    </>
  );
}
