import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { avatarColor } from '../emblem/avatar-color.ts';
import { playConfetti, playWinnerConfetti } from './confetti.ts';
import type { Salvo } from './confetti-worker.ts';

// Loaded on demand, which a test would have to wait for.
beforeAll(async () => {
  await import('./confetti-pieces.ts');
});

const post = vi.fn<(salvo: Salvo, transferred: readonly Transferable[]) => void>();
const terminate = vi.fn<() => void>();
class WorkerOfTest {
  readonly postMessage = post;
  readonly terminate = terminate;
}
Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });

const prefersReducedMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
const canvas = () => document.querySelector('canvas.confetti');
const shots = () => post.mock.lastCall?.[0].shots ?? [];
const origins = () => shots().map(({ origin }) => origin);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', WorkerOfTest);
  vi.stubGlobal('OffscreenCanvas', {});
  prefersReducedMotion(false);
});
afterEach(() => {
  for (const mock of [post, terminate]) mock.mockClear();
});

it('flies for 2 s over everything, and leaves nothing behind', async () => {
  const onOver = vi.fn<() => void>();
  void playConfetti().then(onOver);
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(canvas()).not.toBeNull();
  expect(origins()).toEqual([{ x: 0.5, y: 0.45 }]);
  expect(onOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onOver).toHaveBeenCalledOnce();
  expect(terminate).toHaveBeenCalledOnce();
  expect(canvas()).toBeNull();
});

it('comes from the four corners on demand', async () => {
  const over = playConfetti({ corners: true });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(2_000);
  await over;
  expect(origins()).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]);
});

it("flies in a bot's colour and half as much when a bot wins", async () => {
  document.body.style.setProperty(avatarColor('bot-2'), '#123456');
  const shown: unknown[] = [];
  for (const winner of [{ id: 'bot-2', bot: 'hard' }, { id: 'aaaaBBBB1234', bot: null }, undefined]) {
    const over = playWinnerConfetti(winner);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(2_000);
    await over;
    const [{ particleCount, colors } = {}] = shots();
    shown.push([particleCount, colors?.length === 1 ? colors[0] : 'several colours']);
  }
  expect(shown).toEqual([
    [70, '#123456'],
    [140, 'several colours'],
    [140, 'several colours'],
  ]);
});

it('does not fly where no worker can draw', async () => {
  Reflect.deleteProperty(window, 'Worker');
  await playConfetti();
  expect(canvas()).toBeNull();
});

it('does not fly with reduced motion', async () => {
  prefersReducedMotion(true);
  await playConfetti({ corners: true });
  expect(post).not.toHaveBeenCalled();
  expect(canvas()).toBeNull();
});
