import type { Game, GameBinding } from '@hub/engine/binding/binding';
import { defineGame } from '@hub/engine/define-game';
import type { GameTypes } from '@hub/engine/kernel/rules';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';

const descriptor = defineGame({
  id: 'test',
  kind: 'daily',
  names: { title: 'Test', feed: 'test', stats: 'test' },
  route: '/test',
  hue: 'gold',
  tags: [],
  ledgerReasons: ['test'],
});

/** Checks the binding of a test game, which is in no registry. */
export const testBinding = <T extends GameTypes, E extends RealtimeEndpoint>(
  binding: GameBinding<T, E>,
): Game => ({ ...(binding as Omit<Game, 'descriptor'>), descriptor });
