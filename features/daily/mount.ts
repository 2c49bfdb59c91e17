import type { Streak } from '@hub/engine/daily/streak';
import type { Day } from '@hub/engine/wire/ids';
import {
  ARCHIVE_PAGE,
  dailyArchive,
  dailyEnding,
  dailyProofs,
  dailyRing,
  dailyStreak,
  STREAK_CALENDAR_DAYS,
} from '@hub/protocol/http/dailies';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Leagues } from '../leagues/server.ts';
import type { Daily } from './daily.ts';

export type DailiesArea = { readonly daily: Daily; readonly leagues: Leagues };

/** Mounts the calls about daily games. */
export function mountDailies(mount: Mount, { daily, leagues }: DailiesArea): void {
  mount(
    dailyProofs,
    async ({ params, query }) => (await daily.proofsOf(params.mode, query)) ?? refuse('not_found'),
  );
  mount(dailyStreak, async ({ params, query, caller }) => {
    const { accountId } = caller.player;
    const streak = await daily.streakOf(accountId, params.mode, query.days ?? STREAK_CALENDAR_DAYS);
    return streak === undefined ? refuse('not_found') : replyOf(streak);
  });
  mount(dailyRing, async ({ caller: { player } }) => {
    const [ring, duel] = await Promise.all([
      daily.ringOf(player.accountId),
      leagues.duelToday(player.accountId),
    ]);
    return { ...ring, ...(duel && { duel: { league: duel.league, isPlayed: duel.isPlayed } }) };
  });
  mount(dailyEnding, async ({ params: { mode }, query: { day }, caller }) => {
    const { accountId: account } = caller.player;
    return (await daily.endingOf({ account, mode, day })) ?? refuse('not_found');
  });
  mount(dailyArchive, async ({ params: { mode }, query: { before, limit = ARCHIVE_PAGE }, caller }) => {
    const { accountId: account } = caller.player;
    return (await daily.archiveOf({ account, mode, before, limit })) ?? refuse('not_found');
  });
}

const replyOf = ({ days, ...streak }: Streak) => ({
  ...streak,
  days: days.map(({ day, kind }) => ({ day: day as Day, kind })),
});
