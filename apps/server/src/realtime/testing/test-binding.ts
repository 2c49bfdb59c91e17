import type { Game, GameBinding } from '@hub/engine/binding/binding';
import type { GameTypes } from '@hub/engine/kernel/rules';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';

/** Checks the binding of a test game, which has no descriptor. */
export const testBinding = <T extends GameTypes, E extends RealtimeEndpoint>(
  binding: GameBinding<T, E>,
): Game => binding;
