import { dayOf } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import { NEWCOMER_MS, RECENT_MATCHES } from '@hub/engine/wire/limits';
import { type HubNotice, heartbeat, lastMatches, type Match } from '@hub/protocol/http/activity';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Ask } from '../offers.ts';
import type { BusyHub } from './busy-hub.ts';
import { matchQueries } from './matches.ts';
import { playedQueries } from './played.ts';
import type { Presence } from './presence.ts';
import './tables.ts';

type Others = {
  readonly ask: Ask<'challenges' | 'people'>;
  readonly isBusy: BusyHub['isBusy'];
  readonly presence: Presence;
  /** What the host tells everyone at this time, newest first. */
  readonly notices: () => HubNotice[];
};

/** Who is here, and what has been played. */
export type Activity = ReturnType<typeof activity>;
export type MatchTotals = Awaited<ReturnType<Activity['totalsOf']>>[number];
export type OtherTables = Awaited<ReturnType<Activity['otherTablesOf']>>[number];

export const activity = ({ db, clock }: Hub, { ask, isBusy, presence, notices }: Others) => {
  const matches = matchQueries(db);
  /**
   * The newest matches of all players. On a busy hub each player is in one match at most, and few matches have newcomers whom the
   * viewer has not met; visitors have met none.
   */
  async function newestFor(viewer: AccountId | undefined): Promise<readonly Match[]> {
    if (!(await isBusy())) return matches.newest(RECENT_MATCHES);
    const now = clock.now();
    const known = viewer && (await ask().people?.knownTo(viewer, dayOf(now)));
    const own = viewer === undefined ? [] : [viewer];
    return matches.newestOfEach(
      RECENT_MATCHES,
      now - NEWCOMER_MS,
      new Set([...own, ...(known?.keys() ?? [])]),
    );
  }
  return {
    ...playedQueries(db, ask),
    /** The account's newest matches. */
    lastGames: (account: AccountId) => matches.newestOf(account, RECENT_MATCHES),
    mount(mount: Mount) {
      mount(
        heartbeat,
        async ({ body, caller, address }) => {
          // A player who hides is not counted, and neither is the address in the player's place.
          const online = caller?.isHidden
            ? (await presence.look([])).online
            : await presence.beat(caller?.player.accountId ?? address, body.sessionId);
          const shown = notices();
          return { online, ...(shown.length > 0 && { notices: shown }) };
        },
        { showsLife: true },
      );
      mount(lastMatches, async ({ caller }) => [...(await newestFor(caller?.player.accountId))]);
    },
  };
};
