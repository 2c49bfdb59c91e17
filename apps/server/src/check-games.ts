import type { Game } from '@hub/engine/binding/binding';
import type { GameDescriptor } from '@hub/engine/define-game';

/** What no two games may share, and how a mistake names it. */
const UNIQUE: readonly (readonly [what: string, valuesOf: (game: GameDescriptor) => readonly string[]])[] = [
  ['id', ({ id }) => [id]],
  ['route', ({ route }) => [route]],
  ['title', ({ names }) => [names.title]],
  ['feed name', ({ names }) => [names.feed]],
  ['statistics name', ({ names }) => [names.stats]],
  ['ledger reason', ({ ledgerReasons }) => ledgerReasons],
  ['board', (game) => (game.kind === 'score' ? game.boards.map(({ id }) => id) : [])],
  ['board number', (game) => (game.kind === 'score' ? game.boards.map(({ number }) => String(number)) : [])],
];

/** The file that holds a part of a game; folders have the id in kebab case. */
const fileOf = ({ id }: GameDescriptor, part: string): string =>
  `games/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${part}`;

const named = (game: GameDescriptor, part = 'descriptor.ts'): string =>
  `${game.names.title} (${fileOf(game, part)})`;

/** The same for a game whose id is not its own. */
const namedByTitle = ({ names: { title } }: GameDescriptor): string =>
  `${title} (games/${title.toLowerCase().replaceAll(' ', '-')}/descriptor.ts)`;

/** Pairs of different games that share a value, in order. */
function sharing<T>(games: readonly T[], valuesOf: (game: T) => readonly string[]): [T, T, string][] {
  return games.flatMap((game, index) =>
    games
      .slice(0, index)
      .flatMap((earlier) =>
        valuesOf(game).flatMap((value): [T, T, string][] =>
          valuesOf(earlier).includes(value) ? [[game, earlier, value]] : [],
        ),
      ),
  );
}

/**
 * Compares the registry of descriptors with that of bindings. Returns one sentence for each mistake, with the game and the
 * file to correct; nothing if the server may start.
 */
export function gameMistakes(descriptors: readonly GameDescriptor[], games: readonly Game[]): string[] {
  const running = new Set(games.map(({ descriptor }) => descriptor.id));
  const described = new Set(descriptors.map(({ id }) => id));
  return [
    ...descriptors
      .filter(({ id }) => !running.has(id))
      .map((game) => `${named(game, 'server.ts')} has no line in apps/server/src/games.ts.`),
    ...games
      .filter(({ descriptor }) => !described.has(descriptor.id))
      .map(({ descriptor }) => `${named(descriptor)} has no line in packages/protocol/src/games.ts.`),
    ...games.flatMap(({ descriptor, endpoint, rules }) => [
      ...(endpoint.name === descriptor.id
        ? []
        : [
            `${named(descriptor, 'game.ts')} names its endpoint "${endpoint.name}" instead of "${descriptor.id}".`,
          ]),
      ...(rules.name === descriptor.id
        ? []
        : [`${named(descriptor, 'rules')} names its rules "${rules.name}" instead of "${descriptor.id}".`]),
    ]),
    ...UNIQUE.flatMap(([what, valuesOf]) =>
      sharing(descriptors, valuesOf).map(
        ([game, earlier, value]) =>
          `${what === 'id' ? namedByTitle(game) : named(game)} has the ${what} "${value}" of ${named(earlier)}.`,
      ),
    ),
    ...sharing(games, ({ endpoint }) => [endpoint.path]).map(
      ([game, earlier, value]) =>
        `${named(game.descriptor, 'game.ts')} has the path "${value}" of ${named(earlier.descriptor, 'game.ts')}.`,
    ),
  ];
}

/** Throws an error with a line for each mistake in the registries. */
export function checkGames(descriptors: readonly GameDescriptor[], games: readonly Game[]): void {
  const mistakes = gameMistakes(descriptors, games);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}
