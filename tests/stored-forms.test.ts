import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Game } from '@hub/engine/binding/binding';
import { randomFrom } from '@hub/engine/kernel/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hub, startHub } from '../apps/server/src/realtime/testing/hub.ts';
import { games, testingFile } from '../system-tests/games.ts';
import { playedGame } from '../system-tests/players/game-players.ts';
import { SeededRandom } from '../system-tests/players/seeded-random.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

let hub: Hub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.stop());

/** The command that creates a room of the game. */
function creation({ descriptor: { id, names } }: Game): [action: string, payload: object] {
  const played = playedGame(id);
  if (played.kind === 'daily') return ['startGame', {}];
  if (played.kind === 'score') return ['startGame', played.player.ways[id]?.start ?? {}];
  const settings = played.player.settings(new SeededRandom(id));
  return ['createLobby', { name: names.title, maxPlayers: 2, ...settings }];
}

/** The fields of a stored state with the types of their values, one a line; objects of a list have the same fields. */
function formOf(value: unknown, name = 'state'): string[] {
  if (Array.isArray(value))
    return typeof value[0] === 'object' ? formOf(value[0], `${name}[]`) : [`${name}[]`];
  if (typeof value !== 'object' || value === null)
    return [`${name}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value)
    .flatMap(([field, part]) => formOf(part, `${name}.${field}`))
    .toSorted();
}

it.each(games.map((game) => [game.descriptor.names.title, game] as const))(
  'the form of stored games of %s',
  async (title, game) => {
    const { id } = game.descriptor;
    const file = testingFile(id, 'stored-form').replace(/ts$/, 'txt');
    const write = `\`npx vitest run --project node tests/stored-forms.test.ts -u\` writes ${file}`;
    const isThere = process.env['CI'] === undefined || existsSync(path.join(ROOT, file));
    expect(isThere, `${title} has no stored form: ${write}`).toBe(true);
    const client = await hub.join(game.endpoint.path, 0);
    const [action, payload] = creation(game);
    const { error } = await client.ask(action, payload);
    expect(error).toBeUndefined();
    const room = [...hub.store.rooms.values()].find(({ kind }) => kind === id);
    const form = [`version ${game.rules.stateVersion}`, ...formOf(JSON.parse(room?.state ?? 'null'))];
    await expect(
      `${form.join('\n')}\n`,
      `stored games of ${title} have a new form: raise the rules' stateVersion and read the old one in \`upgrade\`; ${write}`,
    ).toMatchFileSnapshot(path.join(ROOT, file));
  },
);

/** Games of a kind that have had a version 1 and read its states; that of a lobby is the hundreds of its number. */
const upgraded = (kind: string) =>
  games.flatMap(({ descriptor, rules }) =>
    descriptor.kind === kind && rules.upgrade !== undefined && rules.stateVersion % 100 > 1
      ? [[descriptor.names.title, rules] as const]
      : [],
  );

describe('a stored game of version 1, whose generator could be computed', () => {
  const random = [2_771_555_173, 327_825_281, 2_230_126_415, 13];

  it.each(upgraded('score'))('draws from a key of its room from then on: %s', (_, rules) => {
    const state = { random, score: 3 };
    const kept = rules.upgrade?.({ state, stateVersion: 1, seed: 'room' });
    expect(kept).toEqual({ random: randomFrom('room/upgraded'), score: 3 });
    expect(rules.upgrade?.({ state, stateVersion: 0, seed: 'room' })).toBeUndefined();
  });

  it.each(upgraded('versus'))('does so in a lobby too: %s', (_, rules) => {
    const lobby = { seed: 'lobby', gamesBegun: 2, players: [] };
    const state = { ...lobby, game: { random, turn: 5 } };
    const kept = rules.upgrade?.({ state, stateVersion: 101, seed: 'room' });
    expect(kept).toEqual({ ...lobby, game: { random: randomFrom('lobby/2/upgraded'), turn: 5 } });
    const waiting = { ...lobby, game: null };
    expect(rules.upgrade?.({ state: waiting, stateVersion: 101, seed: 'room' })).toEqual(waiting);
    expect(rules.upgrade?.({ state, stateVersion: 1, seed: 'room' })).toBeUndefined();
  });
});
