import { nextInt, pick, type Random, randomFrom } from '@hub/engine/kernel/random';
import { MAX_FRAME_BYTES } from '@hub/engine/wire/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChampionRiftPlayer } from './testing/champion-rift-player.ts';
import type { Client } from './testing/client.ts';
import { type Hub, ManualClock, startHub } from './testing/hub.ts';
import { testPlayer } from './testing/players.ts';

const SEED = 'no frame breaks it';
const PATH = '/ws/championRift';

/** An invalid message, and its expected refusal: `action: code`. */
type Malformed = { readonly data: string | Buffer; readonly refusal: string };

/** Seeded random choices, so that a failing input can be reproduced. */
class Dice {
  #random: Random;

  constructor(seed: string) {
    this.#random = randomFrom(seed);
  }

  below(bound: number): number {
    const [value, next] = nextInt(this.#random, bound);
    this.#random = next;
    return value;
  }

  oneOf<T>(list: readonly T[]): T {
    const [value, next] = pick(this.#random, list);
    this.#random = next;
    return value;
  }

  text(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(32 + this.below(95))).join('');
  }
}

const json = (action: unknown, payload?: unknown): string => JSON.stringify({ action, payload });
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const WRONG_TEXTS = [5, -1, 1.5, true, false, null, [], {}, ['Ahri'], { guess: 'Ahri' }, 1e300] as const;
const INHERITED = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
] as const;

/** Each function generates one kind of invalid message; `gameId` is a running game of the sender. */
const kinds: Record<string, (dice: Dice, gameId: string) => Malformed> = {
  'text that is no JSON': (dice) => {
    const text = dice.text(1 + dice.below(200));
    return { data: isJson(text) ? `{${text}` : text, refusal: 'unknown: invalid_json' };
  },
  'JSON with a slip': (dice, gameId) => {
    const good = json('submitGuess', { gameId, guess: 'Ahri' });
    const slips = [
      `${good},`,
      `\uFEFF${good}`,
      good.replaceAll('"', "'"),
      `${good} // yes`,
      `${good}${good}`,
      '{"action":NaN}',
      '',
      '{"action":undefined}',
    ];
    return { data: dice.oneOf(slips), refusal: 'unknown: invalid_json' };
  },
  'truncated JSON': (dice, gameId) => {
    const good = json('submitGuess', { gameId, guess: 'Ahri' });
    return { data: good.slice(0, 1 + dice.below(good.length - 1)), refusal: 'unknown: invalid_json' };
  },
  'a binary frame': (dice, gameId) => {
    const good = Buffer.from(json('submitGuess', { gameId, guess: 'Ahri' }));
    const noise = Buffer.from(Array.from({ length: dice.below(300) }, () => dice.below(256)));
    return { data: dice.oneOf([good, noise]), refusal: 'unknown: invalid_json' };
  },
  'a frame that is too large': (dice) => {
    const length = MAX_FRAME_BYTES + 1 + dice.below(20_000);
    const data = dice.oneOf([
      'x'.repeat(length),
      json('startGame', { name: 'x'.repeat(length) }),
      nested(length),
      Buffer.alloc(length),
    ]);
    return { data, refusal: 'unknown: frame_too_large' };
  },
  'no envelope': (dice) => {
    const depth = 1 + dice.below(4000);
    const data = dice.oneOf([
      'null',
      '5',
      '"startGame"',
      'true',
      '[]',
      '{}',
      nested(depth),
      '{"payload":{}}',
      json(5),
      json(null),
      json(''),
      json(['startGame']),
      json('x'.repeat(65)),
      `{"__proto__":{"action":"startGame"}}`,
    ]);
    return { data, refusal: 'unknown: invalid_request' };
  },
  'an unknown action': (dice) => {
    const action = dice.oneOf([
      `x${dice.text(dice.below(63))}`,
      'startgame',
      ' startGame',
      'gameStarted',
      'submitGuess\u0000',
    ]);
    return { data: json(action, {}), refusal: `${action}: unknown_action` };
  },
  'an inherited action': (dice) => {
    const action = dice.oneOf(INHERITED);
    return { data: json(action, { gameId: 'x', guess: 'Ahri' }), refusal: `${action}: unknown_action` };
  },
  'a payload of a wrong type': (dice) => {
    const action = dice.oneOf(['startGame', 'submitGuess']);
    const payload = dice.oneOf(['null', '5', '"text"', 'true', '[]', '[{}]', nested(1 + dice.below(3500))]);
    return { data: `{"action":"${action}","payload":${payload}}`, refusal: `${action}: invalid_request` };
  },
  'a field of a wrong type': (dice, gameId) => {
    const field = dice.oneOf(['gameId', 'guess', 'playerId', 'name', 'usernameEffect']);
    const wrong = dice.oneOf(WRONG_TEXTS.filter((value) => !(field === 'usernameEffect' && value === null)));
    const payload = { gameId, guess: 'Ahri', [field]: wrong };
    return { data: json('submitGuess', payload), refusal: 'submitGuess: invalid_request' };
  },
  'a nested field': (dice, gameId) => {
    const field = dice.oneOf(['gameId', 'guess']);
    const payload = JSON.stringify({ gameId, guess: 'Ahri', [field]: 0 });
    const deep = payload.replace(`"${field}":0`, `"${field}":${nested(1 + dice.below(3500))}`);
    return { data: `{"action":"submitGuess","payload":${deep}}`, refusal: 'submitGuess: invalid_request' };
  },
  'a field that is missing': (dice, gameId) => {
    const payload = dice.oneOf([{}, { gameId }, { guess: 'Ahri' }, { GameId: gameId, guess: 'Ahri' }]);
    return { data: json('submitGuess', payload), refusal: 'submitGuess: invalid_request' };
  },
  'an inherited field': (dice, gameId) => {
    const key = dice.oneOf(INHERITED);
    const data = `{"action":"submitGuess","payload":{"${key}":{"gameId":"${gameId}","guess":"Ahri"}}}`;
    return { data, refusal: 'submitGuess: invalid_request' };
  },
  'a field that is too long or too short': (dice, gameId) => {
    const long = 'x'.repeat(65 + dice.below(500));
    const payload = dice.oneOf([
      { gameId, guess: long },
      { gameId, guess: '' },
      { gameId: long, guess: 'Ahri' },
      { gameId, guess: 'Ahri', name: long },
      { gameId, guess: 'Ahri', playerId: long },
    ]);
    return { data: json('submitGuess', payload), refusal: 'submitGuess: invalid_request' };
  },
  "another player's id": (dice, gameId) => {
    const playerId = dice.oneOf([
      testPlayer(2).playerId,
      testPlayer(2).accountId,
      '',
      '__proto__',
      dice.text(20),
    ]);
    const action = dice.oneOf(['startGame', 'submitGuess']);
    return { data: json(action, { gameId, guess: 'Ahri', playerId }), refusal: `${action}: forbidden` };
  },
  'a game that is not there': (dice) => {
    const gameId = dice.oneOf([
      ...INHERITED,
      '',
      'aaaaaaaaaaaa',
      '../../etc/passwd',
      dice.text(1 + dice.below(60)),
    ]);
    return { data: json('submitGuess', { gameId, guess: 'Ahri' }), refusal: 'submitGuess: game_not_found' };
  },
  'a champion that is not there': (dice, gameId) => {
    const noise = `x${dice.text(dice.below(60))}q`;
    const guess = dice.oneOf([
      ...INHERITED,
      ' ',
      '\u0000',
      '🙂',
      '\u202Eirha',
      '{}',
      '[object Object]',
      '123',
      noise,
    ]);
    return { data: json('submitGuess', { gameId, guess }), refusal: 'submitGuess: unknown_champion' };
  },
};

describe('malformed messages', () => {
  const clock = new ManualClock(Date.parse('2026-03-01T12:00:00Z'));
  const dice = new Dice(SEED);
  let hub: Hub;
  let rift: ChampionRiftPlayer;
  let gameId: string;
  let inputs = 0;

  const refusalOf = async (client: Client, data: string | Buffer): Promise<string> => {
    clock.advance(100);
    client.sendRaw(data);
    const { action, error } = await client.next();
    inputs += 1;
    return `${action}: ${error?.code}`;
  };

  beforeAll(async () => {
    hub = await startHub({ clock });
    rift = new ChampionRiftPlayer(await hub.join(PATH, 1));
    ({ gameId } = (await rift.start()).state);
    await rift.guess(gameId, 'Annie');
  });
  afterAll(() => hub.stop());

  it.each(Object.keys(kinds))(
    '%s: 300 of them receive the documented error and nothing else',
    async (kind) => {
      const make = kinds[kind];
      const writes = hub.store.batches.length;
      for (let i = 0; i < 300; i += 1) {
        const input = make?.(dice, gameId);
        if (input === undefined) throw new Error('no such kind');
        const shown = `${kind} ${i}: ${input.data.toString().slice(0, 200)}`;
        expect(await refusalOf(rift.client, input.data), shown).toBe(input.refusal);
      }
      expect(hub.store.batches).toHaveLength(writes);
    },
  );

  it('of invalid UTF-8 close only their own socket', async () => {
    const broken = [
      [0xc3, 0x28],
      [0xff],
      [0xe2, 0x82],
      [0xed, 0xa0, 0x80],
      [0xf8, 0x88, 0x80, 0x80, 0x80],
      [0xc0, 0xaf],
    ];
    for (let i = 0; i < 60; i += 1) {
      const other = await hub.join(PATH, 3);
      const head = Buffer.from('{"action":"startGame","payload":{"name":"');
      other.sendRaw(Buffer.concat([head, Buffer.from(dice.oneOf(broken)), Buffer.from('"}}')]), {
        binary: false,
      });
      expect(await other.closed).toEqual({ code: 1007, reason: 'invalid_utf8' });
      expect(other.received).toEqual([]);
      inputs += 1;
    }
  });

  it('leave server and account unchanged', async () => {
    expect(inputs).toBeGreaterThan(5000);
    expect(rift.client.unread).toBe(0);
    expect(hub.announced).toEqual([]);
    expect([...hub.store.rooms.values()]).toMatchObject([{ roomId: gameId, version: 1, over: false }]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['action']).toBeUndefined();
    expect((await rift.start()).state).toMatchObject({ version: 1, gameOver: false });
    expect((await rift.guess(gameId, 'Ahri')).state).toMatchObject({ version: 2, gameOver: true });
  });
});
