import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import type { Standing } from '@hub/ui/surfaces/score-result.tsx';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Answer } from './answer.tsx';
import { prefetchMap } from './answer-map.tsx';
import { Board } from './board.tsx';
import type { GuesserConnection } from './connection.ts';
import { GameOver } from './game-over.tsx';
import { Hud } from './hud.tsx';
import { StartPlate } from './start-plate.tsx';
import { riftGuesserTexts as texts } from './texts.ts';
import { type GuesserPlayer, useGuesser } from './use-guesser.ts';
import { type GuesserCue, useGuesserEffects } from './use-guesser-effects.ts';
import { FULL_LIFE, viewOf } from './view-model.ts';

interface Props {
  readonly connection: GuesserConnection;
  readonly player: GuesserPlayer;
  /** The player's Blue Essence as shown in the header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance?: number | undefined;
  /** How the game reported by `onOver` compares with other players' best scores. */
  readonly standing: Standing;
  /** Called once per game, when its result appears. */
  readonly onOver: (result: { readonly score: number; readonly reward: number }) => void;
  /** Called on a fatal error, with its code. */
  readonly onFatal: (code: string) => void;
  readonly onHome: () => void;
  readonly play: (cue: GuesserCue) => void;
}

/** The Rift Guesser screen. The page provides the connection, the balance and the sounds. */
export function RiftGuesserGame(props: Props) {
  const { connection, onOver, play } = props;
  const guesser = useGuesser(props);
  const { state } = guesser;
  const view = useMemo(() => viewOf(state), [state]);
  const { game } = state;
  useGuesserEffects({ state, play, onOver });
  const hasGame = game !== undefined;
  useEffect(() => {
    if (hasGame) prefetchMap();
  }, [hasGame]);
  return (
    <>
      <Hud
        score={game?.score ?? 0}
        life={game?.lifePoints ?? FULL_LIFE}
        balance={props.balance}
        isReconnecting={view.isReconnecting}
      />
      {view.parting && <ErrorPlate {...texts[view.parting]} onRetry={connection.reopen} />}
      {view.phase === 'refused' && (
        <ErrorPlate title={texts.refused} text={state.refusal?.message} onRetry={guesser.start} />
      )}
      {view.phase === 'loading' && <Loading text={texts.loading} />}
      {view.phase === 'intro' && <StartPlate onStart={guesser.start} />}
      {view.phase === 'playing' && game && <Board game={game} guesser={guesser} canMark={view.canMark} />}
      {view.phase === 'playing' && (
        <Answer
          answer={view.answer}
          isPending={state.pending !== undefined}
          onGoOn={view.answer?.isLast ? guesser.openResult : guesser.nextRound}
        />
      )}
      <GameOver
        isOpen={view.isResultOpen}
        score={game?.score ?? 0}
        reward={game?.reward ?? 0}
        isLimited={game?.unpaid !== undefined}
        standing={props.standing}
        shownBalance={props.shownBalance}
        onAgain={guesser.start}
        onHome={props.onHome}
      />
    </>
  );
}
