import { expect, it } from 'vitest';
import { MoreOrLessPlayer, rightGuess, wrongGuess } from './realtime/testing/more-or-less-player.ts';
import { clock, restartServer, server, setUpServer } from './testing/each-hub.ts';

const START_DELAY_MS = 2_000;
const REVEAL_MS = 1_500;
/** Both players earn more than a day pays. */
const ANSWERS = 3;
const LIMIT = 1;

setUpServer({ at: '2026-03-01T12:00:00Z', scoreGameEssencePerDay: LIMIT });

const enter = async (token: string): Promise<MoreOrLessPlayer> =>
  new MoreOrLessPlayer(await server.join('/ws/moreOrLess', token));

it('shows the reward that was paid when a finished coop game is opened again', async () => {
  const tokens = [(await server.guest('Ashe')).token, (await server.guest('Annie')).token];
  const [one, two] = [await enter(tokens[0] ?? ''), await enter(tokens[1] ?? '')];
  await one.start('multi');
  const { gameId } = one.state;
  await two.join(gameId);
  clock.advance(START_DELAY_MS);
  two.client.send('joinGame', { gameId });
  await one.until('gameStarted');
  for (let answered = 0; answered <= ANSWERS; answered += 1) {
    const guess = (answered < ANSWERS ? rightGuess : wrongGuess)(one.state);
    await one.guess(guess);
    two.client.send('submitGuess', { gameId, guess });
    await one.until('revealItem');
    clock.advance(REVEAL_MS);
    // Entering brings the room up to the time.
    one.client.send('joinGame', { gameId });
    await one.until(answered < ANSWERS ? 'gameStateUpdate' : 'gameOver');
  }
  const paid = { gameOver: true, score: ANSWERS, reward: LIMIT, unpaid: ANSWERS - LIMIT };
  expect(one.state).toMatchObject(paid);
  // The answer to entering, held back until the end of the game is stored.
  await one.until('gameOver');
  expect(one.state).toMatchObject(paid);
  for (const token of tokens) {
    const again = await enter(token);
    expect((await again.join(gameId)).action).toBe('gameOver');
    expect(again.state).toMatchObject(paid);
  }
  await restartServer();
  const later = await enter(tokens[1] ?? '');
  expect((await later.join(gameId)).action).toBe('gameOver');
  expect(later.state).toMatchObject(paid);
});
