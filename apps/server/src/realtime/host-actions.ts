import type { AccountId } from '@hub/engine/wire/ids';
import type { HostAction } from '../domain/administration/ports.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { PeriodicCheck } from './periodic-check.ts';

/** Period that one check covers: actions stay due for it, because a room may just be moving to this node. */
const CHECKED_PERIOD_MS = 60_000;
/** Period of the first check: a lobby that the host closed while no server was running is stored as open. */
const FIRST_PERIOD_MS = 86_400_000;

type Deps = {
  /** Returns the actions of that time (ms since 1970) or later. */
  readonly actionsSince: (at: number) => Promise<readonly HostAction[]>;
  readonly onRenamed: (account: AccountId) => Promise<void>;
  readonly closeLobby: (lobbyId: string) => void;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Follows what the host has asked for by the command line. Closing a closed lobby again has no effect. */
export function checkHostActions({
  actionsSince,
  onRenamed,
  closeLobby,
  clock,
  logger,
}: Deps): PeriodicCheck {
  let periodMs = FIRST_PERIOD_MS;
  let renamed: ReadonlySet<string> = new Set();
  return new PeriodicCheck(
    'check for actions of the host',
    async () => {
      const actions = await actionsSince(clock.now() - periodMs);
      for (const { id, kind, subject } of actions) {
        if (kind === 'close lobby') closeLobby(subject);
        else if (!renamed.has(id)) await onRenamed(subject as AccountId);
      }
      periodMs = CHECKED_PERIOD_MS;
      renamed = new Set(actions.map(({ id }) => id));
    },
    logger,
  );
}
