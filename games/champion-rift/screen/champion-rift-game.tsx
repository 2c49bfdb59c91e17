import { type ReactNode, useMemo } from 'react';
import { Board } from './board.tsx';
import type { PortraitSrc } from './champion-picture.tsx';
import styles from './champion-rift-game.module.css';
import type { RiftConnection } from './connection.ts';
import { GameOver } from './game-over.tsx';
import type { FetchLore } from './lore.ts';
import { RiftHead } from './rift-head.tsx';
import { rowSentence } from './row-sentence.ts';
import { useLore } from './use-lore.ts';
import { type RiftPlayer, useRift } from './use-rift.ts';
import { type RiftCue, useRiftEffects } from './use-rift-effects.ts';
import { isWaiting, viewOf } from './view-model.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly connection: RiftConnection;
  readonly player: RiftPlayer;
  /** Until the next rift opens; the page ticks. */
  readonly remainingMs: number;
  /** The player's Blue Essence as the head shows it. */
  readonly balance: ReactNode;
  /** The balance with the reward in it. Left out while it is not known. */
  readonly shownBalance?: number | undefined;
  /** Called once, with the Blue Essence that was paid, when the result of a rift solved here appears. */
  readonly onReward?: ((gained: number) => void) | undefined;
  /** The rift cannot go on: a code of the error catalogue, or one that this page does not know. */
  readonly onFatal: (code: string) => void;
  readonly onHome: () => void;
  /** Keeps its identity. Without it there is no lore. */
  readonly fetchLore?: FetchLore | undefined;
  /** Keeps its identity. Without it there are emblems only. */
  readonly portraitSrc?: PortraitSrc | undefined;
  readonly play?: ((cue: RiftCue) => void) | undefined;
}

const nothing = () => undefined;

/** Champion Rift, from the first frame to the result. The page brings the connection, the purse and the sound. */
export function ChampionRiftGame(props: Props) {
  const { connection, portraitSrc = nothing, play = nothing, onReward = nothing } = props;
  const rift = useRift(props);
  const view = useMemo(() => viewOf(rift.state), [rift.state]);
  const board = isWaiting(view) ? undefined : view;
  const outcome = board?.outcome;
  const lore = useLore(rift.state.game?.champion?.id, props.fetchLore);
  useRiftEffects({ state: rift.state, outcome, play, onReward });
  return (
    <div className={styles['rift']}>
      <RiftHead
        remainingMs={props.remainingMs}
        balance={props.balance}
        isReconnecting={isWaiting(view) ? view.phase === 'reconnecting' : view.isReconnecting}
      />
      {isWaiting(view) ? (
        <Waiting view={view} onRetry={rift.retry} onReopen={connection.reopen} />
      ) : (
        <Board view={view} rift={rift} portraitSrc={portraitSrc} onReopen={connection.reopen} />
      )}
      <output className="sr">{rift.state.lastRevealed && rowSentence(rift.state.lastRevealed)}</output>
      {outcome && (
        <GameOver
          outcome={outcome}
          isOpen={board?.isResultOpen ?? false}
          lore={lore}
          shownBalance={props.shownBalance}
          remainingMs={props.remainingMs}
          portraitSrc={portraitSrc}
          onClose={rift.closeResult}
          onHome={props.onHome}
        />
      )}
    </div>
  );
}
