import { type Day, daySchema } from '@hub/engine/wire/ids';
import type { Account } from '@hub/protocol/http/accounts';
import type { RenderEnding } from '@hub/ui/daily/ending.ts';
import { RecordSpace } from '@hub/ui/daily/record-space.tsx';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import type { DailyPlayProps } from '@hub/ui/screens/play-props.ts';
import { type DailyScreen, type GameScreen, isDaily, isScore, nameOf } from '@hub/ui/screens/screen.ts';
import { startOfDay, useTimeToMidnight } from '@hub/web/countdown/time-to-midnight.ts';
import { screens } from '@hub/web/games.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { useSearch } from '@hub/web/links/navigation.ts';
import { firstPath, paths, playPath } from '@hub/web/links/paths.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { dailyStats } from '@hub/web/session/game-stats.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { type ComponentType, lazy, useCallback } from 'react';
import { useRefreshMatches } from '../../activity/screen/last-matches.ts';
import { usePastAnswers } from '../../daily/screen/past-answers.tsx';
import { useRefreshDailies } from '../../daily/screen/refresh-dailies.ts';
import { useBalance } from '../../ledger/screen/balance-state.tsx';
import { AfterRun } from '../../places/after-run.ts';
import { KnownPlayers } from '../../places/known-players.ts';
import { useSolo } from './use-solo.tsx';

/** Loaded when a result appears. */
const DailyRecord = lazy(() =>
  import('../../daily/screen/daily-record.tsx').then((code) => ({ default: code.DailyRecord })),
);

/** The next thing to play: a daily game that is not completed today, or else the next that one player starts alone. */
function nextAfter(screen: DailyScreen, account: Account | undefined): GameScreen | undefined {
  const place = screens.findIndex(({ game }) => game === screen.game) + 1;
  const later = [...screens.slice(place), ...screens.slice(0, place)].filter(
    ({ game }) => game !== screen.game,
  );
  const today = startOfDay(serverNow());
  const isOpen = ({ game }: DailyScreen) =>
    account !== undefined && (dailyStats(account, game).lastCompletedTime ?? 0) < today;
  return later.filter(isDaily).find(isOpen) ?? later.find(isScore);
}

/** The past day that the address names. */
function usePracticeDay(): Day | undefined {
  const asked = useSearch();
  return daySchema.safeParse(asked.get('practice')).data;
}

/** The page on which a daily game is played. */
export const dailyGamePage = (screen: DailyScreen, Playing: ComponentType<DailyPlayProps>) =>
  function DailyGamePage() {
    const { page, account } = useSolo(screen);
    const practiceDay = usePracticeDay();
    const next = practiceDay === undefined ? nextAfter(screen, account) : undefined;
    const refreshAccount = useRefreshAccount();
    const refreshMatches = useRefreshMatches();
    const refreshDailies = useRefreshDailies();
    const isGuest = account !== undefined && !account.googleConnected;
    const { renderShare, play } = page;
    const renderRecord = useCallback<RenderEnding>(
      ({ outcome }) => (
        <Optional fallback={<RecordSpace />}>
          <DailyRecord
            mode={screen.game.id}
            day={outcome.day as Day}
            isGuest={isGuest}
            onStreakDay={outcome.gained > 0 ? () => play(cues.streakDayAdded) : undefined}
          >
            {KnownPlayers && <KnownPlayers as="strip" resultOf={screen.game.id} />}
          </DailyRecord>
        </Optional>
      ),
      [isGuest, play],
    );
    const renderActions = useCallback<RenderEnding>(
      ({ puzzle }) =>
        puzzle.isPractice ? AfterRun && <AfterRun game={screen.game} result={puzzle} /> : renderShare(puzzle),
      [renderShare],
    );
    const { reward } = useBalance();
    const remainingMs = useTimeToMidnight();
    const pastAnswers = usePastAnswers(screen.game.id, serverNow());
    return (
      <Playing
        // Another day is another game.
        key={practiceDay}
        {...page}
        practice={
          practiceDay && {
            day: practiceDay,
            onLeave: () => page.goTo(paths.dailyArchive({ mode: screen.game.id })),
          }
        }
        remainingMs={remainingMs}
        pastAnswers={pastAnswers}
        next={
          next && {
            name: isDaily(next) ? next.game.names.title : nameOf(next),
            icon: iconsOf(next).glyph,
            onGo: () => page.goTo(isDaily(next) ? playPath(next) : firstPath(next)),
          }
        }
        renderRecord={renderRecord}
        renderActions={renderActions}
        onReward={(gained) => {
          reward(gained);
          refreshAccount();
          refreshMatches();
          refreshDailies();
        }}
      />
    );
  };
