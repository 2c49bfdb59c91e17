import { expectedWins, FIRST_RATING } from '@hub/engine/binding/rating';
import { botStrengthsOf } from '@hub/engine/define-game';
import { CHARACTERS } from '@hub/engine/wire/bots';
import type { AccountId } from '@hub/engine/wire/ids';
import { versusGames } from '@hub/protocol/games';
import type { Mount } from '@hub/server/http/mount.ts';
import { PageCache } from '@hub/server/http/page-cache.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { botRecords, invitePlayer, peopleInSight, setHidden } from './calls.ts';
import type { InSight, People } from './people.ts';
import type { PeopleStore } from './ports.ts';

export type PeopleArea = {
  readonly people: People;
  readonly ratings: Pick<PeopleStore, 'ratingsOf'>;
  readonly clock: Clock;
};

/** Games of which a record says "N of 10". */
const GAMES = 10;

/** Mounts the calls about people in sight, and about the player's record against bots. */
export function mountPeople(mount: Mount, { people, ratings, clock }: PeopleArea): void {
  let version = 0;
  const seen = new PageCache<InSight>({ clock, versionOf: () => version });
  mount(peopleInSight, async ({ caller }) => {
    const { accountId } = caller.player;
    const { here, people: known, invites } = await seen.get(accountId, () => people.inSight(accountId));
    return {
      here,
      people: known.map(({ player, isHere, solved }) => ({
        player: { ...player },
        isHere,
        solved: solved && { ...solved },
      })),
      // For pages of the version before, which know two kinds; others ask for what waits.
      invites: invites.flatMap(({ from, kind, game, target, at }) =>
        kind === 'league' ? [] : [{ from: { ...from }, kind, game, target, at }],
      ),
      isHidden: caller.isHidden,
    };
  });
  mount(botRecords, async ({ caller }) => [...(await recordsOf(ratings, caller.player.accountId))]);
  mount(setHidden, async ({ body, caller }) => {
    await people.setHidden(caller.player.accountId, body.isHidden);
    version += 1;
    return { isHidden: body.isHidden };
  });
  mount(invitePlayer, async ({ params, body, caller: { player, isHidden } }) => {
    const from = { account: player.accountId, isHidden };
    const refusal = await people.invite(from, params.player, { game: '', ...body });
    return refusal === undefined ? { success: true as const } : refuse(refusal);
  });
}

async function recordsOf(ratings: PeopleArea['ratings'], account: AccountId) {
  const own = await ratings.ratingsOf(account);
  return versusGames.map((game) => {
    const { rating, games } = own.get(game.names.feed) ?? { ...FIRST_RATING, games: 0 };
    const strengths = botStrengthsOf(game);
    const winsOf = (strength: number): number => Math.round(GAMES * expectedWins(rating, [strength]));
    const wins = CHARACTERS.map((character) => [character, winsOf(strengths[character])] as const);
    return {
      game: game.id,
      games,
      winsOfTen: Object.fromEntries(wins) as Record<(typeof CHARACTERS)[number], number>,
    };
  });
}
