import { LruCache } from '@hub/engine/binding/lru-cache';
import type { PictureDeps, Pictures } from '@hub/engine/binding/pictures';
import type { Section } from '../rules/rules.ts';
import type { Density } from './cut.ts';
import type { Painter } from './painter.ts';

/** Cached pictures, 40 or 80 kB each; the least recently requested are evicted. */
const MAX_PICTURES = 512;
/** Number of addresses from which on expired ones are removed; an address lives for one round. */
const SWEEP_AT = 1_024;

type SectionsDeps = Pick<PictureDeps, 'clock' | 'logger'> & { readonly painter: Painter };

/** The pictures of sections, under unguessable addresses that expire. */
export type Sections = Omit<Pictures, 'path'> & {
  /**
   * Paints a picture in advance, in the density last read at the address `like`, else in density 1. Before `start`,
   * pictures are queued.
   */
  prepare(section: Section, like?: string): void;
  /**
   * Publishes a section's picture for so many ms, and returns its address: the given one, unless other nodes have to know
   * it. It is painted when it is read, unless it is prepared. A repeated call changes nothing.
   */
  publish(address: string, section: Section, forMs: number): string;
  /** Removes an address before it expires. */
  withdraw(address: string): void;
};

type Published = { readonly section: Section; until: number; density: Density };
type Wanted = { readonly section: Section; readonly density: Density };

/** Caches and publishes sections in memory; after a restart the rules publish them again. */
export function createSections({ painter, clock, logger }: SectionsDeps): Sections {
  const pictures = new LruCache<Promise<Uint8Array>>(MAX_PICTURES);
  const addresses = new Map<string, Published>();
  let queued: Wanted[] | undefined = [];

  let isClosed = false;
  const pictureOf = (wanted: Wanted): Promise<Uint8Array> => {
    const key = `${wanted.section.x} ${wanted.section.y} ${wanted.density}`;
    const picture = pictures.get(key) ?? painted(wanted, key);
    pictures.set(key, picture);
    return picture;
  };
  const painted = ({ section, density }: Wanted, key: string): Promise<Uint8Array> => {
    const picture = painter.paint(section, density);
    picture.catch((err: unknown) => {
      pictures.delete(key, picture);
      if (!isClosed) logger.warn({ err }, 'a section could not be painted');
    });
    return picture;
  };
  const sweep = (): void => {
    const now = clock.now();
    for (const [address, { until }] of addresses) if (until <= now) addresses.delete(address);
  };
  clock.onMoved?.((byMs) => {
    for (const published of addresses.values()) published.until += byMs;
  });
  return {
    prepare(section, like = '') {
      const wanted = { section, density: addresses.get(like)?.density ?? 1 };
      if (queued === undefined) void pictureOf(wanted).catch(() => {});
      else if (queued.length < MAX_PICTURES) queued.push(wanted);
    },
    publish(address, section, forMs) {
      if (addresses.size >= SWEEP_AT) sweep();
      if (!addresses.has(address))
        addresses.set(address, { section, until: clock.now() + forMs, density: 1 });
      return address;
    },
    withdraw(address) {
      // Kept until it is swept: its density says how to prepare the next picture.
      const published = addresses.get(address);
      if (published !== undefined) published.until = Number.NEGATIVE_INFINITY;
    },
    async read(address, density) {
      // Before the lookup: reading the clock may report a clock jump, which moves expiry times.
      const now = clock.now();
      const published = addresses.get(address);
      if (published === undefined || published.until <= now) return undefined;
      published.density = density;
      return pictureOf(published);
    },
    start() {
      const waiting = queued ?? [];
      queued = undefined;
      for (const wanted of waiting) void pictureOf(wanted).catch(() => {});
    },
    close() {
      isClosed = true;
      return painter.close();
    },
  };
}
