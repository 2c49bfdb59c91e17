import { dayOf } from '@hub/engine/wire/days';
import { RiftGuesserPlayer } from '@hub/games/rift-guesser/testing/socket-player.ts';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkedChampionRiftFrame } from './realtime/testing/champion-rift-player.ts';
import { MoreOrLessPlayer, rightGuess, wrongGuess } from './realtime/testing/more-or-less-player.ts';
import { dailiesOf } from './store/testing/rows.ts';
import { clock, server, setUpServer } from './testing/each-hub.ts';

const REVEAL_MS = 1_500;
let token: string;

setUpServer({ at: '2026-03-01T12:00:00Z' });
beforeEach(async () => {
  ({ token } = await server.guest('Pathfinder'));
});

const enter = (game: string) => server.join(`/ws/${game}`, token);

/** All rows of all tables, without those of rooms and of the server's own running. */
function storedRows(): Record<string, unknown> {
  const tables = server
    .rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    .map(({ name }) => String(name));
  const kept = tables.filter((name) => !/^(room|node|uptime|sqlite)/.test(name));
  return Object.fromEntries(kept.map((name) => [name, server.rows(`SELECT * FROM "${name}"`)]));
}

type Practice = { practice?: true };

/** A run of one right answer. */
async function playMoreOrLess(practice: Practice): Promise<void> {
  const player = new MoreOrLessPlayer(await enter('moreOrLess'));
  await player.ask('startGame', { mode: 'single', ...practice });
  const answerWith = async (guess: typeof rightGuess) => {
    await player.guess(guess(player.state));
    clock.advance(REVEAL_MS);
    // Entering brings the room up to the time; its answer is the last frame.
    player.client.send('joinGame', { gameId: player.state.gameId });
    for (let action = ''; action !== 'gameStarted' && action !== 'gameOver'; )
      ({ action } = await player.next());
  };
  await answerWith(rightGuess);
  await answerWith(wrongGuess);
  expect(player.state).toMatchObject({ score: 1, gameOver: true });
}

/** A run of one survived round, too short to be paid. */
async function playRiftGuesser(practice: Practice): Promise<void> {
  const player = new RiftGuesserPlayer(await enter('riftGuesser'));
  let { state } = await player.ask('startGame', practice);
  const { gameId } = state;
  for (;;) {
    clock.advance(state.timePerRound);
    ({ state } = await player.ask('setGuess', { gameId, guess: { x: 0, y: 0 } }));
    await player.next();
    if (state.gameOver) break;
    clock.advance(state.wait);
    ({ state } = await player.nextRound(gameId));
  }
  expect(state.score).toBe(1);
}

it.each([
  ['More or Less', playMoreOrLess, ['best_score', 'ledger', 'match']],
  ['Rift Guesser', playRiftGuesser, ['best_score', 'match']],
])('practice of %s changes no row of a player; the same run that counts does', async (_, play, tables) => {
  const before = storedRows();
  await play({ practice: true });
  expect(storedRows()).toEqual(before);
  await play({});
  const after = storedRows();
  const changed = Object.keys(after).filter(
    (table) => JSON.stringify(after[table]) !== JSON.stringify(before[table]),
  );
  expect(changed).toEqual(expect.arrayContaining(tables));
  expect(changed.includes('ledger')).toBe(tables.includes('ledger'));
});

/** Opens practice of a past day of Champion Rift. */
async function practise(client: Awaited<ReturnType<typeof enter>>, day: string) {
  return checkedChampionRiftFrame(await client.ask('startGame', { practice: day }));
}

const roomRows = (): number => server.rows('SELECT room_id FROM room_snapshot').length;

describe('practice of past days', () => {
  const days = Array.from({ length: 12 }, (_, index) => dayOf(Date.parse('2026-02-01') + index * DAY_MS));
  const MINUTE_MS = 60_000;

  beforeEach(async () => {
    for (const day of days) await dailiesOf(server.hub.store).keepAnswer('championRift', day, 'Ahri');
  });

  it('stores one unfinished room per account, game and day', async () => {
    const client = await enter('championRift');
    const ids = new Set<string>();
    for (let call = 0; call < 30; call += 1)
      ids.add((await practise(client, days[call % 3] ?? '')).state.gameId);
    expect(ids.size).toBe(3);
    await server.hub.realtime.drain();
    expect(roomRows()).toBe(3);
  });

  it('creates ten rooms a minute, and ten of a day on one date', async () => {
    const client = await enter('championRift');
    const codes: unknown[] = [];
    for (const day of days) codes.push((await practise(client, day)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }), 'too_many_requests', 'too_many_requests']);
    // A room that exists is entered without a limit.
    expect((await practise(client, days[0] ?? '')).code).toBeUndefined();
    clock.advance(MINUTE_MS);
    for (let solved = 0; solved < 10; solved += 1) {
      const { state } = await practise(client, days[0] ?? '');
      await client.ask('submitGuess', { gameId: state.gameId, guess: 'Ahri' });
      clock.advance(MINUTE_MS);
    }
    expect((await practise(client, days[0] ?? '')).code).toBe('too_many_requests');
    clock.advance(DAY_MS / 2);
    expect((await practise(client, days[0] ?? '')).state).toMatchObject({ version: 0, practice: true });
  });
});
