import type { GameId, PlayerId } from '@hub/engine/wire/ids';
import { makeChallenge } from '@hub/protocol/http/challenges';
import { invitePlayer } from '@hub/protocol/http/people';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
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
  const { act, error, isBusy } = useAct(texts.failed);
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    act(async () => {
      const target =
        kind === 'challenge'
          ? (await call(makeChallenge, { body: { game, gameId: gameId as GameId } })).id
          : gameId;
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
        aria-label={`${texts.send[kind]}: ${isolated(player.name)}`}
        onClick={() => void send()}
      >
        {isSent ? texts.sent[kind] : texts.send[kind]}
      </Button>
      <output className={error === undefined ? 'sr' : styles['refused']}>
        {isSent ? texts.sent[kind] : error}
      </output>
    </>
  );
}
