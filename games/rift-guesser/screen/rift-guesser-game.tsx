import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { lostTexts } from '@hub/ui/net/connection-view.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Answer } from './answer.tsx';
import { Board } from './board.tsx';
import { GameOver } from './game-over.tsx';
import { Hud } from './hud.tsx';
import { prefetchMap } from './map-frame.tsx';
import { StartCard } from './start-card.tsx';
import { type GuesserOptions, useGuesser } from './use-guesser.ts';
import { useGuesserEffects } from './use-guesser-effects.ts';
import { FULL_LIFE, viewOf } from './view-model.ts';

/** What becomes of a game that does not connect again by itself. */
const meanwhile = () => ({
  replaced: t`A game can be played in one place at a time. Take it up here whenever you like; its clock goes on.`,
  closed: t`Your life and your rounds are safe. Connect again to go on.`,
});

type Page = Pick<
  ScorePlayProps,
  | 'once'
  | 'isRunning'
  | 'balance'
  | 'shownBalance'
  | 'standing'
  | 'onOver'
  | 'onHome'
  | 'renderShare'
  | 'play'
>;

interface Props extends GuesserOptions, Page {
  /** Leads from a game that counts to practice, and back. */
  readonly onSwitch: () => void;
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
        <ErrorCard {...lostTexts(view.disconnectReason, meanwhile())} onRetry={connection.reopen} />
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
        game={game}
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
