import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import type { RenderShare } from '@hub/ui/share/share-content.ts';
import type { ScoreComparison } from '@hub/ui/surfaces/score-result.tsx';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Answer } from './answer.tsx';
import { Board } from './board.tsx';
import { GameOver } from './game-over.tsx';
import { Hud } from './hud.tsx';
import { prefetchMap } from './map-frame.tsx';
import { StartCard } from './start-card.tsx';
import { lostTexts } from './texts.ts';
import { type GuesserConnection, type GuesserPlayer, useGuesser } from './use-guesser.ts';
import { type GuesserCue, useGuesserEffects } from './use-guesser-effects.ts';
import { FULL_LIFE, viewOf } from './view-model.ts';

interface Props {
  readonly connection: GuesserConnection;
  readonly player: GuesserPlayer;
  /** Whether to practise. */
  readonly isPractice: boolean;
  /** Set for a run that can be played once. */
  readonly once?: object | undefined;
  /** Whether a run goes on, which starting resumes. */
  readonly isRunning: boolean;
  /** Leads from a game that counts to practice, and back. */
  readonly onSwitch: () => void;
  /** The player's Blue Essence as shown in the header. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance?: number | undefined;
  /** How the game reported by `onOver` compares with other players' best scores. */
  readonly standing: ScoreComparison;
  /** Called once per game that counts, when its result appears. */
  readonly onOver: (result: { readonly score: number; readonly reward: number }) => void;
  /** Called on a fatal error, with its code. */
  readonly onFatal: (code: string) => void;
  readonly onHome: () => void;
  /** The control that shares a finished game. */
  readonly renderShare?: RenderShare | undefined;
  readonly play: (cue: GuesserCue) => void;
}

/** The Rift Guesser screen. The page provides the connection, the balance and the sounds. */
export function RiftGuesserGame(props: Props) {
  const { connection, isPractice, onOver, onSwitch, play } = props;
  const isOnce = props.once !== undefined;
  const guesser = useGuesser(props);
  const { state } = guesser;
  const view = useMemo(() => viewOf(state), [state]);
  const { game } = state;
  useGuesserEffects({ state, play, onOver });
  const sectionView = useRef<HTMLDivElement>(null);
  const isResumed = props.isRunning && view.phase === 'intro';
  const resume = useEffectEvent(guesser.start);
  useEffect(() => {
    if (isResumed) resume();
  }, [isResumed]);
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
        isPractice={game?.practice === true && !isOnce}
      />
      {view.disconnectReason && (
        <ErrorCard {...lostTexts(view.disconnectReason)} onRetry={connection.reopen} />
      )}
      {view.phase === 'refused' && (
        <ErrorCard title={t`The game did not open`} text={state.refusal?.message} onRetry={guesser.start} />
      )}
      {(view.phase === 'loading' || isResumed) && <Loading text={t`Loading...`} />}
      {view.phase === 'intro' && !isResumed && (
        <StartCard isPractice={isPractice} isOnce={isOnce} onStart={guesser.start} onSwitch={onSwitch} />
      )}
      {view.phase === 'playing' && game && (
        <Board game={game} guesser={guesser} canMark={view.canMark} sectionView={sectionView} />
      )}
      {view.phase === 'playing' && (
        <Answer
          answer={view.answer}
          sectionView={sectionView}
          isPending={state.pending !== undefined}
          isReconnecting={view.isReconnecting}
          onGoOn={view.answer?.isLast ? guesser.openResult : guesser.nextRound}
        />
      )}
      <GameOver
        // The page of a challenge or league shows the result of its run.
        isOpen={view.isResultOpen && !isOnce}
        rounds={view.rounds}
        score={game?.score ?? 0}
        reward={game?.reward ?? 0}
        isLimited={game?.unpaid !== undefined}
        standing={props.standing}
        shownBalance={props.shownBalance}
        share={props.renderShare?.({ gameId: game?.gameId, score: game?.score ?? 0, rounds: view.rounds })}
        onCounting={game?.practice && onSwitch}
        onAgain={guesser.start}
        onHome={props.onHome}
      />
    </>
  );
}
