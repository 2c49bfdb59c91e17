import type { PlayerId } from '@hub/engine/wire/ids';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { type GameScreen, isDaily, nameOf } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState } from 'react';
import type { ChallengeLine, ChallengeReply } from '../calls.ts';
import { type ChallengeRuns, challengeRuns } from '../run-calls.ts';
import { AnswerTable } from './answer-table.tsx';
import styles from './comparison.module.css';
import { Duel } from './duel.tsx';
import { ResultActions } from './result-actions.tsx';
import { Standings } from './standings.tsx';

interface Props {
  readonly challenge: ChallengeReply;
  readonly screen: GameScreen;
  readonly refresh: () => void;
}

/** Others may still take it. */
const REFRESH_MS = 30_000;

/** Both runs side by side, question by question, and the table of all who took it. */
export function Comparison({ challenge, screen, refresh }: Props) {
  const [other, setOther] = useState<PlayerId>();
  const { reply, failure, again } = useRuns(challenge, other);
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const game = nameOf(screen);
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        {reply ? (
          <>
            <Duel runs={reply} game={game} fewest={isDaily(screen)} />
            {reply.other === null && (
              <EmptyCard title={t`No other player yet`} text={t`Send the link: it works for seven days.`} />
            )}
            <AnswerTable runs={reply} />
          </>
        ) : failure?.code === 'challenge_not_played' ? (
          <EmptyCard
            title={t`Your run was not finished`}
            text={t`A run ends a day after it began. Each player has one.`}
          />
        ) : failure ? (
          <ErrorCard title={t`The challenge could not be loaded`} text={failure.message} onRetry={again} />
        ) : (
          <Loading text={t`Loading the challenge`} />
        )}
      </div>
      <div className={styles['side']}>
        <ResultActions challenge={challenge} screen={screen} runs={reply} />
        <Card as="section">
          <Standings
            title={t`All who took it`}
            count={t`${{ players: challenge.table.length }} of 100`}
            table={challenge.table}
            onPick={(line: ChallengeLine) => setOther(line.player.id ?? undefined)}
          />
        </Card>
      </div>
    </div>
  );
}

function useRuns({ id }: ChallengeReply, other: PlayerId | undefined) {
  const { call } = useNet();
  return useCall<ChallengeRuns>(
    useCallback(
      (signal) => call(challengeRuns, { params: { challenge: id }, query: { with: other }, signal }),
      [call, id, other],
    ),
  );
}
