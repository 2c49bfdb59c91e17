import { expect, it, vi } from 'vitest';
import { FLIGHT_MS, flyStone } from './reward-stone.ts';

const { flyTo } = vi.hoisted(() => ({ flyTo: vi.fn<(counter: string, durationMs: number) => void>() }));
vi.mock('./stone-flight.ts', () => ({ flyTo }));

const prefersReducedMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

it('flies to its counter, and not with reduced motion', async () => {
  prefersReducedMotion(true);
  await flyStone('essence');
  expect(flyTo).not.toHaveBeenCalled();
  prefersReducedMotion(false);
  await flyStone('essence');
  expect(flyTo).toHaveBeenCalledExactlyOnceWith('essence', FLIGHT_MS);
});
