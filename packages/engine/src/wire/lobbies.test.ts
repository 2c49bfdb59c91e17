import { game as chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { HIGHEST_GUESS } from '@hub/games/cooldown-clash/descriptor.ts';
import { game as cooldownClash, cooldownGuessSchema } from '@hub/games/cooldown-clash/game.ts';
import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';
import { lobbyNameOf } from './lobby-form.ts';

const forms = {
  chain: {
    schema: chainOfLegends.realtime.commands.createLobby,
    form: { name: 'A lobby', maxPlayers: 2, guessTime: 15, lives: 3 },
  },
  clash: {
    schema: cooldownClash.realtime.commands.createLobby,
    form: { name: 'A lobby', maxPlayers: 2, guessTime: 15, winPoints: 500 },
  },
};

/** Parses a form with changed fields; undefined if it is refused. */
function read(game: keyof typeof forms, part: object): Record<string, unknown> | undefined {
  const { schema, form } = forms[game];
  const parsed = schema.safeParse({ ...form, ...part });
  return parsed.success ? parsed.data : undefined;
}

describe('a creation form', () => {
  it.each([
    ['chain', 'maxPlayers', 2, 8],
    ['chain', 'guessTime', 1, 127],
    ['chain', 'lives', 1, 10],
    ['clash', 'maxPlayers', 2, 8],
    ['clash', 'guessTime', 1, 999],
    ['clash', 'winPoints', 100, 1000],
  ] as const)('of %s accepts %s from %i to %i, and clamps other values', (game, field, min, max) => {
    for (const inside of [min, min + 1, max - 1, max])
      expect(read(game, { [field]: inside })?.[field]).toBe(inside);
    for (const below of [min - 1, 0, -5]) expect(read(game, { [field]: below })?.[field]).toBe(min);
    for (const above of [max + 1, 5_000]) expect(read(game, { [field]: above })?.[field]).toBe(max);
    for (const wrong of [undefined, null, '5', 2.5, Number.NaN, [5]])
      expect(read(game, { [field]: wrong })).toBeUndefined();
  });

  it.each(['chain', 'clash'] as const)(
    'of %s accepts a name of 1 to 24 characters, and cuts a longer one',
    (game) => {
      expect(read(game, { name: 'x' })?.['name']).toBe('x');
      expect(read(game, { name: 'x'.repeat(24) })?.['name']).toBe('x'.repeat(24));
      expect(read(game, { name: 'x'.repeat(25) })?.['name']).toBe('x'.repeat(24));
      for (const wrong of ['', '   ', '\u200b', 7, null, 'x'.repeat(201)])
        expect(read(game, { name: wrong })).toBeUndefined();
    },
  );

  it.each(['chain', 'clash'] as const)('of %s accepts a non-empty password, or none', (game) => {
    expect(read(game, { password: 'x' })?.['password']).toBe('x');
    expect(read(game, { password: null })?.['password']).toBeNull();
    expect(read(game, {})).not.toHaveProperty('password');
    expect(read(game, { password: 'x'.repeat(64) })).toBeDefined();
    for (const wrong of ['', 7, 'x'.repeat(65)]) expect(read(game, { password: wrong })).toBeUndefined();
  });
});

it('lobbyNameOf removes unreadable characters and never cuts a character', () => {
  expect(lobbyNameOf(' \u202eBaron\u0000 pit\n ')).toBe('Baron pit');
  expect(lobbyNameOf('🐉'.repeat(30))).toBe('🐉'.repeat(24));
  expect(lobbyNameOf(`${'x'.repeat(23)} yz`)).toBe('x'.repeat(23));
  expect(lobbyNameOf('\u3164\u2800\u00ad')).toBe('');
  for (const kept of [
    '❤️ 1️⃣',
    '👨\u200d👩\u200d👧 night',
    'خانه\u200cها',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ])
    expect(lobbyNameOf(kept)).toBe(kept);
  expect(lobbyNameOf('Ba\u200dron\ue000 \uffffpit\u0378')).toBe('Baron pit');
  // A cut behind a joiner takes the joiner along.
  expect(lobbyNameOf(`${'x'.repeat(22)}👩\u200d🚀`)).toBe(`${'x'.repeat(22)}👩`);
});

it('lobbyNameOf keeps at most four marks on a letter', () => {
  expect(lobbyNameOf(`Z${'\u0335'.repeat(20)}algo`)).toBe(`Z${'\u0335'.repeat(4)}algo`);
  expect(lobbyNameOf('น้ำผึ้ง')).toBe('น้ำผึ้ง');
  const [three, two] = [`Z${'\u0335'.repeat(3)}`, `Z${'\u0335'.repeat(2)}`];
  expect(lobbyNameOf(three.repeat(6))).toBe(two.repeat(6));
  expect(lobbyNameOf(`${three}algo`)).toBe(`${three}algo`);
});

it('cooldownGuessSchema accepts 0 to 999 with at most one decimal', () => {
  for (const guess of [0, 0.1, 7.5, 12.3, 998.9, 999])
    expect(cooldownGuessSchema.safeParse(guess).success).toBe(true);
  for (const guess of [-0.1, 999.1, 1000, 0.25, 12.34, '7', null, Number.POSITIVE_INFINITY])
    expect(cooldownGuessSchema.safeParse(guess).success).toBe(false);
});

it('limits and settings are kept', () => {
  expect(limits).toMatchObject({
    LOBBY_NAME_MAX: 24,
    LOBBY_PLAYERS_MIN: 2,
    LOBBY_PLAYERS_MAX: 8,
    LOBBY_PLAYERS_DEFAULT: 2,
    LOBBY_COUNTDOWN_SECONDS: 3,
    LOBBY_IDLE_MINUTES: 30,
    LOBBY_PASSWORD_TRIES: 5,
  });
  expect(chainOfLegends.lobby).toMatchObject({
    gameSetting: { min: 1, max: 10, preset: 3 },
    guessTime: { min: 1, max: 127, preset: 15 },
  });
  expect(cooldownClash.lobby).toMatchObject({
    gameSetting: { min: 100, max: 1000, step: 50, preset: 500 },
    guessTime: { min: 1, max: 999, preset: 15 },
  });
  expect(HIGHEST_GUESS).toBe(999);
});
