import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Hub, startHub } from './testing/hub.ts';
import { MoreOrLessPlayer } from './testing/more-or-less-player.ts';

let hub: Hub;
beforeEach(async () => {
  // Only the heartbeat has intervals; sockets and rooms keep the real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  hub = await startHub();
});
afterEach(async () => {
  await hub.stop();
  vi.useRealTimers();
});

const join = async (player: number) => new MoreOrLessPlayer(await hub.join('/ws/moreOrLess', player));

/** Lets the pings and pongs that are under way arrive. */
const arrive = (player: MoreOrLessPlayer) =>
  new Promise((resolve) => {
    player.client.socket.once('pong', resolve);
    player.client.socket.ping();
  });

it('tells a mate within three seconds that a network is lost without a word', async () => {
  const [left, stays] = [await join(1), await join(2)];
  await left.start('multi');
  await stays.join(left.state.gameId);
  await left.until('playerJoined');
  // Nothing is read any more: the connection is open for the server, and answers nothing.
  left.client.socket.pause();
  const news = stays.next();
  for (let second = 0; second < 3; second += 1) {
    vi.advanceTimersByTime(1_000);
    await arrive(stays);
  }
  const { players } = (await news).payload.gameState;
  expect(players.map(({ connected }) => connected)).toEqual([false, true]);
});

it('pings a player who is alone less often', async () => {
  const alone = await join(1);
  await alone.start('single');
  let pings = 0;
  alone.client.socket.on('ping', () => {
    pings += 1;
  });
  vi.advanceTimersByTime(10_000);
  await arrive(alone);
  expect(pings).toBeLessThan(2);
});
