import type { Day } from '@hub/engine/wire/ids';
import type { RunUpdate } from '@hub/engine/wire/runs';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { fetched } from '@hub/ui/fetched.ts';
import { NetContext, useNet } from '@hub/ui/net/net.ts';
import { type GameScreen, isDaily, isScore } from '@hub/ui/screens/screen.ts';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useBalance } from '../../ledger/screen/balance-state.tsx';
import { useSolo } from '../../play/screen/use-solo.tsx';
import type { ChallengeReply } from '../calls.ts';
import styles from './challenge-game.module.css';
import { challengeNet } from './challenge-net.ts';
import { GhostBar } from './ghost-bar.tsx';
import { type KnownRun, withUpdate } from './run.ts';

/** From the end of the run to the comparison: the last reveal is to be seen. */
const DONE_AFTER_MS = 1_300;

interface Props {
  /** The table is empty for a duel, which has no ghost. */
  readonly challenge: Pick<ChallengeReply, 'id' | 'day' | 'table' | 'own'>;
  readonly screen: GameScreen;
  /** Called when the run is over. */
  readonly onDone: () => void;
  /** Called when the player leaves the game; default: as when it is over. */
  readonly onLeave?: () => void;
}

/** The game of a challenge, with the challenger's ghost beside the score. */
export function ChallengeGame({ challenge, screen, onDone, onLeave = onDone }: Props) {
  const net = useNet();
  const [run, setRun] = useState<KnownRun>();
  const ownNet = useMemo(
    () =>
      challengeNet(net, challenge.id, (update: RunUpdate) => setRun((before) => withUpdate(before, update))),
    [net, challenge.id],
  );
  const [Game] = useState(() => gameOf(screen));
  const isOver = run?.isOver === true;
  const hasGhost = challenge.table.length > 0;
  const finish = useEffectEvent(onDone);
  const { refresh: refreshBalance } = useBalance();
  useEffect(() => {
    if (!isOver) return undefined;
    refreshBalance();
    const timer = setTimeout(() => finish(), DONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOver, refreshBalance]);
  const gameId = run?.gameId;
  // The screens remember their game for a reload of the tab. Practice must not find this one.
  useEffect(() => () => forgetGame(gameId), [gameId]);
  return (
    <div className={styles['play']}>
      <NetContext value={ownNet}>
        <Suspense fallback={<Loading text={t`Loading the challenge`} />}>
          <Game
            screen={screen}
            day={challenge.day}
            hasGhost={hasGhost}
            isRunning={challenge.own === 'playing'}
            onLeave={onLeave}
          />
        </Suspense>
      </NetContext>
      {hasGhost && <GhostBar table={challenge.table} run={run} fewest={isDaily(screen)} />}
    </div>
  );
}

interface GameProps {
  readonly screen: GameScreen;
  readonly day: Day | null;
  readonly hasGhost: boolean;
  readonly isRunning: boolean;
  readonly onLeave: () => void;
}

/** The playing screen of a game, as for practice. */
function gameOf(screen: GameScreen): ComponentType<GameProps> {
  if (isDaily(screen)) {
    const Playing = fetched(async () => (await screen.play()).Playing);
    return function DailyRun({ day, onLeave }) {
      const { page } = useSolo(screen);
      return (
        <Playing
          {...page}
          remainingMs={0}
          practice={day === null ? undefined : { day, isChallenge: true, onLeave }}
        />
      );
    };
  }
  if (!isScore(screen)) throw new Error(`${screen.game.names.title} has no runs`);
  const Playing = fetched(async () => (await screen.play()).Playing);
  return function ScoreRun({ hasGhost, isRunning, onLeave }) {
    const { page } = useSolo(screen);
    return (
      <Playing
        {...page}
        params={{ mode: 'single' }}
        goTo={(address) => (address.startsWith(paths.home()) ? onLeave() : undefined)}
        onHome={onLeave}
        isPractice
        once={{ hasGhost }}
        isRunning={isRunning}
        balance={undefined}
        bests={{ single: undefined, multi: undefined }}
        standing={{ bestBefore: undefined }}
        onOver={() => undefined}
      />
    );
  };
}

function forgetGame(gameId: string | undefined): void {
  if (gameId === undefined) return;
  try {
    for (const key of Object.keys(sessionStorage))
      if (sessionStorage.getItem(key)?.includes(gameId)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
