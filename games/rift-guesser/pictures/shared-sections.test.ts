import { secretFrom } from '@hub/server/platform/secret.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createEncryptedAddresses } from './encrypted-address.ts';
import { createSections } from './sections.ts';
import { shareSections } from './shared-sections.ts';

const section = { x: 12.25, y: 7.5, width: 19.44, height: 16.34 };

/** A node whose pictures contain the place of their section. */
function node(clock = new ManualClock(0), secret = 'a secret of all nodes') {
  const painter = {
    paint: async ({ x, y }: typeof section) => new TextEncoder().encode(`${x} ${y}`),
    close: async () => undefined,
  };
  const sections = createSections({ painter, clock, logger: pino({ level: 'silent' }) });
  return shareSections({ sections, addresses: createEncryptedAddresses(secretFrom(secret)), clock });
}
const read = async (from: ReturnType<typeof node>, address: string) => {
  const picture = await from.read(address, 1);
  return picture && new TextDecoder().decode(picture);
};

it('paints the picture of an address that another node published', async () => {
  const [one, two] = [node(), node()];
  const address = one.publish('round 1', section, 15_000);
  expect(await read(one, address)).toBe('12.25 7.5');
  expect(await read(two, address)).toBe('12.25 7.5');
});

it('keeps the address of a round while it is published', () => {
  const clock = new ManualClock(0);
  const one = node(clock);
  const address = one.publish('round 1', section, 15_000);
  clock.advance(1_000);
  expect(one.publish('round 1', section, 14_000)).toBe(address);
  expect(one.publish('round 2', section, 14_000)).not.toBe(address);
});

it('gives all addresses the same length, and does not contain the place', () => {
  const one = node();
  const places = Array.from({ length: 50 }, (_, at) => ({ ...section, x: at, y: 1 / (at + 1) }));
  const addresses = places.map((place, at) => one.publish(`round ${at}`, place, 15_000));
  expect(new Set(addresses.map(({ length }) => length)).size).toBe(1);
  // Of 68 bytes a pair of random addresses shares fewer than ten at the same position.
  const bytes = addresses.map((address) => Buffer.from(address, 'base64url'));
  const [first = Buffer.alloc(0), ...others] = bytes;
  for (const other of others) expect(first.filter((byte, at) => byte === other[at]).length).toBeLessThan(10);
});

it('refuses addresses that are forged, changed, of another hub, or expired', async () => {
  const clock = new ManualClock(0);
  const [one, two] = [node(clock), node(clock)];
  const address = one.publish('round 1', section, 15_000);
  const changed = `${address.startsWith('A') ? 'B' : 'A'}${address.slice(1)}`;
  expect(await read(two, changed)).toBeUndefined();
  expect(await read(two, 'round 1')).toBeUndefined();
  expect(await read(node(clock, 'another secret'), address)).toBeUndefined();
  clock.advance(75_000);
  expect(await read(two, address)).toBeUndefined();
});

it('withdraws a picture on the node that published it', async () => {
  const one = node();
  const address = one.publish('round 1', section, 15_000);
  one.withdraw('round 1');
  expect(await read(one, address)).toBeUndefined();
});
