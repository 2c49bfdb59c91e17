import { dayOf } from '@hub/engine/wire/days';
import type { ErrorCode } from '@hub/engine/wire/errors';
import { type AccountId, type ChallengeId, type LeagueId } from '@hub/engine/wire/ids';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import {
  anotherWeek,
  closeLeague,
  createLeague,
  joinLeague,
  type LeagueReply,
  leagueById,
  leagueInvitation,
  leaveLeague,
  ownLeagues,
  removeFromLeague,
} from './calls.ts';
import type { Leagues, ShownLeague } from './leagues.ts';

export type LeaguesArea = { readonly leagues: Leagues; readonly clock: Clock };

/** Mounts the calls about leagues of friends. */
export function mountLeagues(mount: Mount, { leagues, clock }: LeaguesArea): void {
  mount(createLeague, async ({ body, caller }) =>
    idOf(await leagues.create(caller.player.accountId, body.name)),
  );
  mount(ownLeagues, async ({ caller: { player } }) => {
    const own = await leagues.ofAccount(player.accountId);
    return own.map((league) => replyOf(league, player.accountId, clock.now()));
  });
  mount(leagueById, async ({ params, caller: { player } }) => {
    const league = await leagues.show(player.accountId, params.league);
    return league === undefined ? refuse('not_found') : replyOf(league, player.accountId, clock.now());
  });
  mount(leagueInvitation, async ({ params }) => {
    const found = await leagues.invitation(params.code);
    if (found === undefined) return refuse('not_found');
    const { league, owner, members } = found;
    return { name: league.name, owner: { ...owner.player }, members, firstDay: league.firstDay };
  });
  mount(joinLeague, async ({ body, caller }) => idOf(await leagues.join(caller.player.accountId, body.code)));
  mount(leaveLeague, async ({ params, caller }) =>
    doneOf(await leagues.leave(caller.player.accountId, params.league)),
  );
  mount(removeFromLeague, async ({ params, body, caller }) =>
    doneOf(await leagues.remove(caller.player.accountId, params.league, body.member)),
  );
  mount(closeLeague, async ({ params, caller }) =>
    doneOf(await leagues.close(caller.player.accountId, params.league)),
  );
  mount(anotherWeek, async ({ params, caller }) =>
    idOf(await leagues.again(caller.player.accountId, params.league)),
  );
}

const idOf = (made: string | { readonly refusal: ErrorCode }) =>
  typeof made === 'string' ? { id: made as LeagueId } : refuse(made.refusal);

const doneOf = (refusal: ErrorCode | undefined) =>
  refusal === undefined ? ({ success: true } as const) : refuse(refusal);

function replyOf(shown: ShownLeague, own: AccountId, now: number): LeagueReply {
  const { league, table, owner, members, duel, ownDuels, isOver, next } = shown;
  const today = table.days.indexOf(dayOf(now));
  const playerOf = (account: AccountId) => {
    const member = members.find((one) => one.account === account);
    if (member === undefined) throw new RangeError('a winner who is no member');
    return { ...member.player };
  };
  // Those who have played and left are not shown.
  const playedBy = table.rows.flatMap(({ member }) =>
    duel?.players.includes(member.account) ? { ...member.player } : [],
  );
  return {
    id: league.id as LeagueId,
    name: league.name,
    code: league.code,
    days: [...table.days],
    today: isOver || today < 0 ? null : today,
    isOver,
    isOwner: owner === own,
    rows: table.rows.map(({ member, days, points, place, placeBefore }) => ({
      player: { ...member.player },
      isOwn: member.account === own,
      isOwner: member.account === owner,
      days: days.map((day) => day && { ...day, rifts: [...day.rifts] }),
      points,
      place,
      placeBefore,
    })),
    winners: table.winners.map((accounts) => accounts.map(playerOf)),
    duel: duel && {
      id: duel.id as ChallengeId,
      game: duel.game,
      played: playedBy.length,
      by: playedBy,
      own: duel.own,
    },
    ownDuels: ownDuels.map((run) => run && { id: run.id as ChallengeId, score: run.score }),
    next: next as LeagueId | null,
  };
}
