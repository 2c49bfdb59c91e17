import type { DailyService } from '@hub/engine/binding/daily';
import type { GameServices } from '@hub/engine/binding/services';
import type { RefusesName } from '@hub/features/accounts/username.ts';
import { type Bus, loneBus } from '@hub/server/bus/bus.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import { createLobbyGuard, type RatingOf } from './lobbies/lobby-guard.ts';
import type { LobbyLimits } from './lobbies/lobby-limits.ts';

/** What the services of games are made of. */
export type GameServiceDeps = {
  readonly daily: DailyService;
  readonly secret: Secret;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Connects this node with other nodes; default: there are none. */
  readonly bus?: Bus | undefined;
  /** Default: limits of this node alone. */
  readonly lobbyLimits?: LobbyLimits | undefined;
  /** The filter for names of lobbies; default: the product's lists. */
  readonly refusesName?: RefusesName | undefined;
  /** How well an account plays a versus game, by its name in the feed; undefined in games that keep no record. */
  readonly ratingOf?: RatingOf | undefined;
};

/** The services that games may use. */
export const servicesOf = ({
  daily,
  secret,
  clock,
  logger,
  bus = loneBus,
  lobbyLimits,
  refusesName,
  ratingOf,
}: GameServiceDeps): GameServices => ({
  daily,
  secret,
  clock,
  logger,
  isNode: bus !== loneBus,
  lobbies: createLobbyGuard(secret, lobbyLimits, refusesName, ratingOf),
});
