import { type Clock, createSystemClock } from '@hub/server/platform/clock.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Section } from '../rules/rules.ts';
import type { Density } from './cut.ts';
import { createSections } from './sections.ts';

const HOUR_MS = 3_600_000;

const at = (x: number): Section => ({ x, y: 10, width: 19.44, height: 16.34 });

/** Creates sections with a painter that records its calls; a picture is the section's x. */
function open<C extends Clock = ManualClock>({
  fails = () => false,
  clock = new ManualClock(1_000) as Clock as C,
}: {
  readonly fails?: (section: Section) => boolean;
  readonly clock?: C;
} = {}) {
  const painted: number[] = [];
  const densities: Density[] = [];
  const painter = {
    async paint(section: Section, density: Density) {
      painted.push(section.x);
      densities.push(density);
      if (fails(section)) throw new Error('no paint');
      return Uint8Array.of(section.x);
    },
    async close() {},
  };
  const sections = createSections({ painter, clock, logger: pino({ level: 'silent' }) });
  return { sections, painted, densities, clock };
}

describe('sections', () => {
  it('serves a picture at its address until it expires', async () => {
    const { sections, clock } = open();
    sections.publish('a', at(7), 1_000);
    expect(await sections.read('a', 1)).toEqual(Uint8Array.of(7));
    expect(await sections.read('b', 1)).toBeUndefined();
    clock.advance(999);
    expect(await sections.read('a', 1)).toEqual(Uint8Array.of(7));
    clock.advance(1);
    expect(await sections.read('a', 1)).toBeUndefined();
  });

  it.each([-5, 5])('keeps the time of expiry when the clock is moved by %i hours', async (hours) => {
    const time = { wall: 100 * HOUR_MS, steady: 0 };
    const moved = createSystemClock({ wall: () => time.wall, steady: () => time.steady });
    const { sections } = open({ clock: moved });
    sections.publish('a', at(7), 1_000);
    time.wall += hours * HOUR_MS + 999;
    time.steady += 999;
    expect(await sections.read('a', 1)).toEqual(Uint8Array.of(7));
    time.wall += 1;
    time.steady += 1;
    expect(await sections.read('a', 1)).toBeUndefined();
  });

  it('withdraws a picture before it expires', async () => {
    const { sections } = open();
    sections.publish('a', at(7), 1_000);
    sections.withdraw('a');
    expect(await sections.read('a', 1)).toBeUndefined();
  });

  it('paints prepared sections once and in advance', async () => {
    const { sections, painted } = open();
    sections.start();
    sections.prepare(at(3));
    expect(painted).toEqual([3]);
    sections.publish('a', at(3), 1_000);
    sections.publish('a', at(3), 1_000);
    await sections.read('a', 1);
    expect(painted).toEqual([3]);
  });

  it('prepares the next picture in the density in which the last one was read', async () => {
    const { sections, painted, densities } = open();
    sections.start();
    sections.publish('a', at(3), 1_000);
    await sections.read('a', 2);
    sections.withdraw('a');
    sections.prepare(at(4), 'a');
    sections.prepare(at(5), 'unknown');
    expect(painted).toEqual([3, 4, 5]);
    expect(densities).toEqual([2, 2, 1]);
  });

  it('paints nothing in advance before start', () => {
    const { sections, painted } = open();
    sections.prepare(at(3));
    expect(painted).toEqual([]);
    sections.start();
    expect(painted).toEqual([3]);
  });

  it('paints again on request after a failure', async () => {
    let broken = true;
    const { sections, painted } = open({ fails: () => broken });
    sections.publish('a', at(3), 1_000);
    await expect(sections.read('a', 1)).rejects.toThrow('no paint');
    broken = false;
    expect(await sections.read('a', 1)).toEqual(Uint8Array.of(3));
    expect(painted).toEqual([3, 3]);
  });

  it('caches a limited number of pictures, the latest ones', async () => {
    const { sections, painted } = open();
    sections.start();
    sections.publish('first', at(1_000), 1_000);
    await sections.read('first', 1);
    for (let x = 0; x < 512; x += 1) sections.prepare(at(x));
    expect(painted).toHaveLength(513);
    sections.prepare(at(511));
    expect(painted).toHaveLength(513);
    await sections.read('first', 1);
    expect(painted).toHaveLength(514);
  });

  it('removes expired addresses when there are many', async () => {
    const { sections, clock } = open();
    sections.publish('old', at(1), 500);
    clock.advance(600);
    for (let x = 0; x < 1_100; x += 1) sections.publish(`${x}`, at(x % 200), 8_000);
    // Publishing succeeds again, so the expired address must have been removed.
    sections.publish('old', at(2), 8_000);
    expect(await sections.read('old', 1)).toEqual(Uint8Array.of(2));
  });
});
