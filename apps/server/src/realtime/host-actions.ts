import type { AccountId } from '@hub/engine/wire/ids';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { HostAction } from '@hub/server/store/host-action.ts';
import { PeriodicCheck } from './periodic-check.ts';

/** Period that one check covers: actions stay due for it, because a room may just be moving to this node. */
const CHECKED_PERIOD_MS = 60_000;
/** Period of the first check: a lobby that the host closed while no server was running is stored as open. */
const FIRST_PERIOD_MS = 86_400_000;

type Deps = {
  /** Returns the actions of that time (ms since 1970) or later. */
  readonly actionsSince: (at: number) => Promise<readonly HostAction[]>;
  /** Called once for a renamed or erased account. */
  readonly onRenamed: (account: AccountId) => Promise<void>;
  /** Closes the sockets of an account that were opened with a token that is revoked now. */
  readonly endRevoked: (account: AccountId) => Promise<void>;
  readonly closeLobby: (lobbyId: string) => void;
  /** Takes the name from a lobby that others have named after an erased player. */
  readonly renameLobby: (lobbyId: string) => void;
  /** Removes what an erased account has named from running rooms, which still show its name. */
  readonly forget: (account: AccountId, isNew: boolean) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
};

/**
 * Follows what the host does by the command line. What can be repeated without an effect is repeated while it is due: a
 * socket may just be opening.
 */
export function checkHostActions({ actionsSince, clock, logger, ...follow }: Deps): PeriodicCheck {
  let periodMs = FIRST_PERIOD_MS;
  let known: ReadonlySet<string> = new Set();
  return new PeriodicCheck(
    'check for actions of the host',
    async () => {
      const actions = await actionsSince(clock.now() - periodMs);
      // Before the erasure itself, which stores all rooms anew.
      for (const { kind, subject } of actions) if (kind === 'rename lobby') follow.renameLobby(subject);
      for (const { id, kind, subject } of actions) {
        if (kind === 'close lobby') follow.closeLobby(subject);
        if (kind === 'sign out' || kind === 'erase' || kind === 'prune guests')
          await follow.endRevoked(subject as AccountId);
        if (kind === 'erase') await follow.forget(subject as AccountId, !known.has(id));
        if ((kind === 'rename' || kind === 'erase') && !known.has(id))
          await follow.onRenamed(subject as AccountId);
      }
      periodMs = CHECKED_PERIOD_MS;
      known = new Set(actions.map(({ id }) => id));
    },
    logger,
  );
}
