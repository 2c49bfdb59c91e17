import { describe, expect, it } from 'vitest';
import { clockJump } from './clock-jump.ts';
import { damagedFolder } from './damaged-folder.ts';
import { fileSizeLimit } from './full-disk.ts';
import { halfOpen } from './half-open-sockets.ts';
import { brokenPromises, type InjectedFault, type Seen } from './injected-fault.ts';

const OPTIONS = { seed: 'short', size: 'short' } as const;

// They wait more than they work.
describe.concurrent('bad injectFault', () => {
  it.each([fileSizeLimit, clockJump, halfOpen])('$name breaks no promise', async (scenario) => {
    expect((await scenario.run(OPTIONS)).broken).toEqual([]);
  });
});

it('starts with each kind of damaged data folder, or refuses with one line that says what to do', async () => {
  const { broken, figures } = await damagedFolder.run(OPTIONS);
  expect(broken).toEqual([]);
  // Mounts and other users are not there for everybody; everything else is.
  expect(figures.filter(([, words]) => String(words).startsWith('left out')).length).toBeLessThanOrEqual(4);
  expect(figures.length).toBeGreaterThanOrEqual(35);
}, 300_000);

describe('what is promised of bad injectFault', () => {
  const fault: InjectedFault = {
    name: 'planted',
    durationMs: 0,
    told: { bad: 'it is bad', good: 'it is good' },
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

  it('is kept where all is well', () => {
    expect(brokenPromises(fault, fair)).toEqual([]);
  });

  it.each<[Partial<Seen>, string]>([
    [{ hasCome: false }, 'the crowd did not come in'],
    [{ lines: ['it is good again'] }, 'not logged: it is bad'],
    [{ lines: ['it is bad'] }, 'not logged: it is good'],
    [{ lines: ['it is bad', 'it is good', 'a', 'b'] }, 'the log was flooded: 4 warnings'],
    [{ recoveryMs: undefined }, 'no player was served within 10000 ms after it'],
    [{ growthMb: 900 }, 'memory grew by 900 MB'],
    [{ isSameProcess: false }, 'the server ended'],
    [{ doneDuringFault: 0 }, 'nothing went on meanwhile'],
    [{ isNoticed: false }, 'nobody noticed anything: was it bad at all?'],
    [{ health: { bad: '200', good: '200' } }, 'the health call answered 200 while it was bad'],
    [
      { health: { bad: '503 unavailable', good: '503 unavailable' } },
      'the health call answered 503 unavailable after it',
    ],
  ])('is broken by %o', (planted, broken) => {
    expect(brokenPromises(fault, { ...fair, ...planted })).toEqual([broken]);
  });
});
