import type { Game, GameBinding } from '@hub/engine/binding/binding';
import type { GameTypes } from '@hub/engine/kernel/rules';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';

/** A binding of a game that has no descriptor, checked against its own types. */
export const testBinding = <T extends GameTypes, E extends RealtimeEndpoint>(
  binding: GameBinding<T, E>,
): Game => binding;
