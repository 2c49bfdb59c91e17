import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { leagueDuel } from './duel-calls.ts';
import type { DuelRun, DuelRuns } from './duel-runs.ts';

export type LeagueDuelsArea = { readonly duelRuns: DuelRuns };

/** Mounts the call about a league's duel after one's own run. */
export function mountLeagueDuels(mount: Mount, { duelRuns }: LeagueDuelsArea): void {
  mount(leagueDuel, async ({ params, query, caller }) => {
    const { accountId } = caller.player;
    const found = await duelRuns.find(accountId, params.league, params.duel);
    if (typeof found === 'string') return refuse(found);
    const { duel, runs, own, isClosed } = found;
    const others = runs.filter((run) => run !== own);
    const other =
      query.with === undefined ? others[0] : others.find(({ player }) => player.id === query.with);
    const sideOf = async (run: DuelRun) => ({
      line: lineOf(run, own),
      answers: [...(await duelRuns.answersOf(run))],
    });
    return {
      game: duel.game,
      day: duel.day,
      isClosed,
      table: runs.map((run) => ({ ...lineOf(run, own), place: run.place, points: run.points })),
      own: await sideOf(own),
      other: other === undefined ? null : await sideOf(other),
    };
  });
}

const lineOf = (run: DuelRun, own: DuelRun) => ({
  player: { ...run.player },
  score: run.score,
  ms: run.ms,
  at: run.startedAt,
  isChallenger: false,
  isOwn: run === own,
});
