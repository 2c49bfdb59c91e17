import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { gainsOverCentre, type Observation } from './testing/location-learners.ts';
import { RiftGuesserPlayer } from './testing/socket-player.ts';

const ROUNDS = 200;
/** Painting takes most of the time. */
const PAINTED_EVERY = 10;
/** Gains that are larger than random ones. */
const KNOWLEDGE = 4;

/** Everything that a page receives about a running round. */
type Round = {
  readonly frames: readonly string[];
  readonly address: string;
  /** Of the picture and its answer, which are painted for some rounds: that all are alike is the picture's own test. */
  readonly seen?: { readonly headers: string; readonly picture: Uint8Array };
  readonly place: Observation['place'];
};

const clock = new ManualClock(Date.parse('2026-03-01T12:00:00Z'));
let server: TestServer;
let rounds: Round[];

beforeAll(async () => {
  server = await startServer({ clock });
  rounds = await play();
});
afterAll(() => server.stop());

/** Plays close to the place, so that no game ends early, and records what arrives before each answer. */
async function play(): Promise<Round[]> {
  const { token } = await server.guest('Listener');
  const player = new RiftGuesserPlayer(await server.join('/ws/riftGuesser', token));
  const { received } = player.client;
  const played: Round[] = [];
  let { state } = await player.start();
  while (played.length < ROUNDS) {
    clock.advance(1_000);
    const from = received.length - 1;
    await player.mark(state.gameId, { x: 175, y: 175 });
    const isPainted = played.length % PAINTED_EVERY === 0;
    const round = {
      frames: received.slice(from),
      address: state.section ?? '',
      ...(isPainted && { seen: await pictureOf(`${server.url}${state.section}`) }),
    };
    const { state: answer } = await player.lockIn(state.gameId, { x: 175, y: 175 });
    if (answer.actualPosition === null) throw new Error('no answer');
    played.push({ ...round, place: answer.actualPosition });
    if (answer.gameOver) await player.next();
    clock.advance(2_000);
    state = answer.gameOver ? (await player.start()).state : (await player.nextRound(state.gameId)).state;
  }
  return played;
}

async function pictureOf(address: string): Promise<NonNullable<Round['seen']>> {
  const reply = await fetch(address);
  const headers = [...reply.headers].filter(([name]) => name !== 'date' && name !== 'hub-time');
  return { headers: JSON.stringify(headers), picture: new Uint8Array(await reply.arrayBuffer()) };
}

const sumOf = (bytes: Iterable<number>): number => [...bytes].reduce((sum, byte) => sum + byte, 0);

/** Everything measurable without the picture's pixels. */
function featuresOf({ frames, address }: Round): number[] {
  const name = address.split('/').at(-1)?.split('.')[0] ?? '';
  const bytes = [...Buffer.from(name, 'base64url')];
  return [
    ...bytes,
    sumOf(bytes),
    bytes.reduce((bits, byte) => bits ^ byte, 0),
    address.length,
    frames.length,
    ...frames.slice(0, 2).map(({ length }) => length),
    ...frames.slice(0, 2).map((frame) => sumOf(Buffer.from(frame))),
  ];
}

describe('the traffic of 200 rounds', () => {
  it('has addresses of one length and equal headers', () => {
    expect(rounds).toHaveLength(ROUNDS);
    expect(new Set(rounds.map(({ address }) => address)).size).toBe(ROUNDS);
    const painted = rounds.flatMap(({ seen }) => seen ?? []);
    expect(painted).toHaveLength(ROUNDS / PAINTED_EVERY);
    expect(new Set(painted.map(({ headers }) => headers)).size).toBe(1);
    // The head of the file comes before what is painted.
    const heads = painted.map(({ picture }) => `${picture.length} ${String(picture.subarray(0, 20))}`);
    expect(new Set(heads).size).toBe(1);
  });

  it('does not reveal a place before its answer', () => {
    for (const { frames, address, seen, place } of rounds) {
      for (const text of [...frames, address, seen?.headers ?? '']) {
        // Whole numbers stand in every frame for something else; 318.5 is no part of 1318.53.
        for (const value of [place.x, place.y].filter((coordinate) => !Number.isInteger(coordinate))) {
          expect(text).not.toMatch(new RegExp(`(?<!\\d)${String(value).replace('.', '\\.')}(?!\\d)`));
        }
      }
      for (const text of frames) {
        const { gameState } = (JSON.parse(text) as { payload: { gameState: Record<string, unknown> } })
          .payload;
        expect(gameState).toMatchObject({
          action: 'startRound',
          actualPosition: null,
          zoomPosition: null,
          distanceScore: null,
          lifeLost: null,
        });
      }
    }
  });

  it('does not allow better guesses than the center of the map', () => {
    const gains = gainsOverCentre(
      rounds.map((round) => ({ features: featuresOf(round), place: round.place })),
    );
    for (const [learner, gain] of Object.entries(gains)) expect(gain, learner).toBeLessThan(KNOWLEDGE);
  });

  it.each([
    ['a coordinate', ({ x }: Observation['place']) => x],
    ['the quarter of the map', ({ x, y }: Observation['place']) => (x < 175 ? 1 : 0) + (y < 175 ? 2 : 0)],
  ])('would be detected if it revealed %s', (_, leak) => {
    const leaking = rounds.map((round) => ({
      features: [...featuresOf(round).slice(0, 8), leak(round.place)],
      place: round.place,
    }));
    expect(Math.max(...Object.values(gainsOverCentre(leaking)))).toBeGreaterThan(KNOWLEDGE);
  });
});
