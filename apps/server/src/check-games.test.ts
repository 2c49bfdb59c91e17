import type { Game } from '@hub/engine/binding/binding';
import type { GameDescriptor } from '@hub/engine/define-game';
import { games as registered } from '@hub/protocol/games';
import { describe, expect, it } from 'vitest';
import { checkGames, gameMistakes } from './check-games.ts';
import { createGames } from './games.ts';
import { testServices } from './realtime/testing/hub.ts';

const descriptors: readonly GameDescriptor[] = registered;
const games = createGames(testServices());

/** The registries with one game changed: Emoji Rift, whose folder is `games/emoji-rift`. */
const changed = (change: Partial<GameDescriptor>, part: Partial<Game> = {}): string[] => {
  const alter = (game: GameDescriptor): GameDescriptor =>
    game.id === 'emojiRift' ? ({ ...game, ...change } as GameDescriptor) : game;
  return gameMistakes(
    descriptors.map(alter),
    games.map((game) =>
      game.descriptor.id === 'emojiRift' ? { ...game, ...part, descriptor: alter(game.descriptor) } : game,
    ),
  );
};
const others = <T>(list: readonly T[], idOf: (item: T) => string): T[] =>
  list.filter((item) => idOf(item) !== 'emojiRift');
const emojiRift = games.find(({ descriptor }) => descriptor.id === 'emojiRift') as Game;
const itemRift = games.find(({ descriptor }) => descriptor.id === 'itemRift') as Game;

describe('gameMistakes', () => {
  it('finds none in the registries', () => {
    expect(gameMistakes(descriptors, games)).toEqual([]);
    expect(() => checkGames(descriptors, games)).not.toThrow();
  });

  it.each([
    [
      'a binding that is missing',
      gameMistakes(
        descriptors,
        others(games, ({ descriptor }) => descriptor.id),
      ),
      'Emoji Rift (games/emoji-rift/server.ts) has no line in apps/server/src/games.ts.',
    ],
    [
      'a descriptor that is missing',
      gameMistakes(
        others(descriptors, ({ id }) => id),
        games,
      ),
      'Emoji Rift (games/emoji-rift/descriptor.ts) has no line in packages/protocol/src/games.ts.',
    ],
    [
      'another name of the endpoint',
      changed({}, { endpoint: { ...emojiRift.endpoint, name: 'emoji' } }),
      'Emoji Rift (games/emoji-rift/game.ts) names its endpoint "emoji" instead of "emojiRift".',
    ],
    [
      'another name of the rules',
      changed({}, { rules: { ...emojiRift.rules, name: 'emoji' } }),
      'Emoji Rift (games/emoji-rift/rules) names its rules "emoji" instead of "emojiRift".',
    ],
    [
      'the path of another game',
      changed({}, { endpoint: { ...emojiRift.endpoint, path: itemRift.endpoint.path } }),
      'Emoji Rift (games/emoji-rift/game.ts) has the path "/ws/itemRift" of Item Rift (games/item-rift/game.ts).',
    ],
    [
      'the route of another game',
      changed({ route: itemRift.descriptor.route }),
      'Emoji Rift (games/emoji-rift/descriptor.ts) has the route "/dailyRifts/itemRift" of Item Rift (games/item-rift/descriptor.ts).',
    ],
    [
      'the ledger reason of another game',
      changed({ ledgerReasons: ['item_rift'] }),
      'Emoji Rift (games/emoji-rift/descriptor.ts) has the ledger reason "item_rift" of Item Rift (games/item-rift/descriptor.ts).',
    ],
    [
      'the statistics name of another game',
      changed({ names: { ...emojiRift.descriptor.names, stats: 'itemRift' } }),
      'Emoji Rift (games/emoji-rift/descriptor.ts) has the statistics name "itemRift" of Item Rift (games/item-rift/descriptor.ts).',
    ],
  ])('names game and file of %s', (_, mistakes, sentence) => expect(mistakes).toEqual([sentence]));

  it('finds two games with one id', () =>
    expect(changed({ id: 'itemRift' })).toContain(
      'Emoji Rift (games/emoji-rift/descriptor.ts) has the id "itemRift" of Item Rift (games/item-rift/descriptor.ts).',
    ));
});

it('checkGames throws with a line for each mistake', () =>
  expect(() => checkGames([], games.slice(0, 2))).toThrow(/Champion Rift .*\nItem Rift /));
