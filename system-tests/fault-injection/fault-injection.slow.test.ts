import { describe, expect, it } from 'vitest';
import { damagedFolder } from './damaged-folder.ts';
import { fileSizeLimit } from './full-disk.ts';
import { halfOpen } from './half-open-sockets.ts';
import { type InjectedFault, type Seen, violationsOf } from './injected-fault.ts';

const OPTIONS = { seed: 'short', size: 'short' } as const;

// They mostly wait.
describe.concurrent('the server under a fault', () => {
  it.each([fileSizeLimit, halfOpen])('keeps its guarantees: $name', async (scenario) => {
    expect((await scenario.run(OPTIONS)).broken).toEqual([]);
  });
});

it('starts on every third damaged data folder, or exits with one line that tells the host what to do', async () => {
  const { broken, figures } = await damagedFolder.run(OPTIONS);
  expect(broken).toEqual([]);
  // Mounts and other users need root; all other cases run everywhere.
  expect(figures.filter(([, words]) => String(words).startsWith('skipped')).length).toBeLessThanOrEqual(4);
  expect(figures.length).toBeGreaterThanOrEqual(11);
});

describe('violationsOf', () => {
  const fault: InjectedFault = {
    name: 'planted',
    durationMs: 0,
    logged: { bad: 'it is bad', good: 'it is good' },
    maxLines: 3,
    isNoticeable: true,
    isHarmless: true,
    begin: () => undefined,
    end: () => undefined,
  };
  const fair: Seen = {
    hasCome: true,
    lines: ['it is bad', 'it is good again'],
    recoveryMs: 100,
    growthMb: 10,
    isSameProcess: true,
    doneDuringFault: 5,
    isNoticed: true,
    health: { bad: '503 database_not_writable', good: '200' },
  };

  it('returns nothing when all guarantees are kept', () => expect(violationsOf(fault, fair)).toEqual([]));

  it.each<[Partial<Seen>, string]>([
    [{ hasCome: false }, 'the players did not sign up'],
    [{ lines: ['it is good again'] }, 'not logged: it is bad'],
    [{ lines: ['it is bad'] }, 'not logged: it is good'],
    [
      { lines: ['it is bad', 'it is good', 'a', 'b'] },
      'too many log lines: 4 warnings: it is bad; it is good; a; b',
    ],
    [{ recoveryMs: undefined }, 'no player was served within 10000 ms after the fault'],
    [{ growthMb: 900 }, 'memory grew by 900 MB'],
    [{ isSameProcess: false }, 'the server ended'],
    [{ doneDuringFault: 0 }, 'no activity was completed during the fault'],
    [{ isNoticed: false }, 'no player received an error'],
    [{ health: { bad: '200', good: '200' } }, 'the health call answered 200 during the fault'],
    [
      { health: { bad: '503 unavailable', good: '503 unavailable' } },
      'the health call answered 503 unavailable after the fault',
    ],
  ])('returns the violation of %o', (planted, broken) => {
    expect(violationsOf(fault, { ...fair, ...planted })).toEqual([broken]);
  });
});
