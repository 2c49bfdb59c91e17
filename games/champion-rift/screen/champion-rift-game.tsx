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
  /** Time until the next rift opens; the page updates it. */
  readonly remainingMs: number;
  /** The player's Blue Essence as shown in the header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance?: number | undefined;
  /** Called once with the paid Blue Essence when the result of a rift solved on this page appears. */
  readonly onReward?: ((gained: number) => void) | undefined;
  /** Called on a fatal error, with its code; the code may be unknown to this page. */
  readonly onFatal: (code: string) => void;
  readonly onHome: () => void;
  /** Must be referentially stable. If undefined, no lore is shown. */
  readonly fetchLore?: FetchLore | undefined;
  /** Must be referentially stable. If undefined, only emblems are shown. */
  readonly portraitSrc?: PortraitSrc | undefined;
  readonly play?: ((cue: RiftCue) => void) | undefined;
}

const nothing = () => undefined;

/** The Champion Rift screen. The page provides the connection, the balance and the sounds. */
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
