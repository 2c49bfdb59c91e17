import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Section } from './cut.ts';
import type { Painter } from './painter.ts';

/** Cached pictures, 40 kB each; the least recently requested are evicted. */
const MAX_PICTURES = 512;
/** Number of addresses from which on expired ones are removed; an address lives for one round. */
const SWEEP_AT = 1_024;

type SectionsDeps = { readonly painter: Painter; readonly clock: Clock; readonly logger: Logger };

/** The pictures of sections, under unguessable addresses that expire. */
export type Sections = {
  /** Paints a picture in advance. Before `start`, pictures are queued. */
  prepare(section: Section): void;
  /** Publishes a section's picture at an address for so many ms. A repeated call changes nothing. */
  publish(address: string, section: Section, forMs: number): void;
  /** Removes an address before it expires. */
  withdraw(address: string): void;
  /** The picture at an address; undefined before it is published and after it expired. */
  read(address: string): Promise<Uint8Array | undefined>;
  /** Starts painting in advance. */
  start(): void;
  close(): Promise<void>;
};

type Published = { readonly section: Section; until: number };

/** Caches and publishes sections in memory; after a restart the rules publish them again. */
export function createSections({ painter, clock, logger }: SectionsDeps): Sections {
  const pictures = new Map<string, Promise<Uint8Array>>();
  const addresses = new Map<string, Published>();
  let queued: Section[] | undefined = [];

  let isClosed = false;
  const pictureOf = (section: Section): Promise<Uint8Array> => {
    const key = `${section.x} ${section.y}`;
    const picture = pictures.get(key) ?? painted(section, key);
    // Most recently used last.
    pictures.delete(key);
    pictures.set(key, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    return picture;
  };
  const painted = (section: Section, key: string): Promise<Uint8Array> => {
    const picture = painter.paint(section);
    picture.catch((err: unknown) => {
      pictures.delete(key);
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
    prepare(section) {
      if (queued === undefined) void pictureOf(section).catch(() => {});
      else if (queued.length < MAX_PICTURES) queued.push(section);
    },
    publish(address, section, forMs) {
      if (addresses.size >= SWEEP_AT) sweep();
      if (addresses.has(address)) return;
      addresses.set(address, { section, until: clock.now() + forMs });
      void pictureOf(section).catch(() => {});
    },
    withdraw: (address) => void addresses.delete(address),
    async read(address) {
      // Before the lookup: reading the clock may report a clock jump, which moves expiry times.
      const now = clock.now();
      const published = addresses.get(address);
      return published === undefined || published.until <= now ? undefined : pictureOf(published.section);
    },
    start() {
      const waiting = queued ?? [];
      queued = undefined;
      for (const section of waiting) void pictureOf(section).catch(() => {});
    },
    close() {
      isClosed = true;
      return painter.close();
    },
  };
}
