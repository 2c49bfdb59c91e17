import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { Directory } from './directory.ts';
import { InProcessBroker } from './testing/in-process-bus.ts';

let broker: InProcessBroker;
/** Messages that the filter refuses are lost. */
let passes: (message: string) => boolean;
let onPublish: (channel: string, message: string) => void;
let changes: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  broker = new InProcessBroker();
  passes = () => true;
  onPublish = () => undefined;
  changes = [];
});
afterEach(() => void vi.useRealTimers());

const lossy = (bus: Bus): Bus =>
  Object.assign(Object.create(bus) as Bus, {
    publish: async (channel: string, message: string) => {
      onPublish(channel, message);
      return passes(message) ? bus.publish(channel, message) : 1;
    },
  });

async function start(): Promise<Directory<number>> {
  const directory = new Directory(lossy(broker.connect()), 'test', z.number(), (key) => changes.push(key));
  await directory.start();
  return directory;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const seen = (directory: Directory<number>) => Object.fromEntries(directory.others());
const pass = async (ms: number): Promise<void> => {
  for (let at = 0; at < ms; at += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await settled();
  }
};

it('shows every node the entries of the others, and reports their changes', async () => {
  const [one, two] = [await start(), await start()];
  await settled();
  one.set('a', 1);
  one.set('b', 2);
  two.set('a', 3);
  await settled();
  expect([seen(one), seen(two)]).toEqual([{ a: 3 }, { a: 1, b: 2 }]);
  expect(changes.toSorted()).toEqual(['a', 'a', 'b']);
  one.set('a', undefined);
  await settled();
  expect(seen(two)).toEqual({ b: 2 });
  expect(two.othersAt('b')).toEqual([2]);
});

it('shows a new node all entries at once', async () => {
  const one = await start();
  one.set('a', 1);
  await settled();
  const two = await start();
  await settled();
  expect(seen(two)).toEqual({ a: 1 });
});

it('sends a new node all entries in pages, to it alone, with the changes in between', async () => {
  const one = await start();
  for (let key = 0; key < 1_200; key += 1) one.set(String(key), 0);
  await settled();
  const sent: { channel: string; entries: number }[] = [];
  onPublish = (channel, message) => {
    const { entries = [] } = JSON.parse(message) as { readonly entries?: readonly unknown[] };
    if (entries.length > 0) sent.push({ channel, entries: entries.length });
    if (sent.length !== 1 || entries.length === 0) return;
    one.set('1', 1);
    one.set('2', undefined);
    one.set('1199', 2);
    one.set('new', 3);
  };
  const two = await start();
  await vi.waitFor(() => expect(seen(two)).toMatchObject({ 0: 0, 1: 1, 1198: 0, 1199: 2, new: 3 }));
  expect(Object.keys(seen(two))).toHaveLength(1_200);
  const toAll = sent.filter(({ channel }) => channel === 'directory/test');
  expect(toAll).toEqual([{ channel: 'directory/test', entries: 4 }]);
  expect(sent.filter((one) => !toAll.includes(one)).map(({ entries }) => entries)).toEqual([500, 500, 200]);
});

it('sends everything again when a page was lost', async () => {
  const one = await start();
  for (let key = 0; key < 1_200; key += 1) one.set(String(key), 0);
  await settled();
  passes = (message) => !message.includes('"index":1');
  const two = await start();
  await settled();
  expect(Object.keys(seen(two))).toHaveLength(500);
  passes = () => true;
  await vi.waitFor(async () => {
    await pass(500);
    expect(Object.keys(seen(two))).toHaveLength(1_200);
  });
});

it('restores lost changes within a notice', async () => {
  const [one, two] = [await start(), await start()];
  one.set('a', 1);
  await settled();
  passes = (message) => !message.includes('entries');
  one.set('a', undefined);
  one.set('b', 2);
  await settled();
  expect(seen(two)).toEqual({ a: 1 });
  passes = () => true;
  await pass(500);
  expect(seen(two)).toEqual({ b: 2 });
});

it('drops the entries of a silent node and restores them when it is back', async () => {
  const [one, two] = [await start(), await start()];
  one.set('a', 1);
  two.set('b', 2);
  await settled();
  broker.setAvailable(false);
  await pass(2_500);
  expect(seen(two)).toEqual({ a: 1 });
  await pass(500);
  expect([seen(one), seen(two)]).toEqual([{}, {}]);
  one.set('c', 3);
  broker.setAvailable(true);
  await settled();
  expect([seen(one), seen(two)]).toEqual([{ b: 2 }, { a: 1, c: 3 }]);
});

it('drops the entries of a node that stops at once', async () => {
  const [one, two] = [await start(), await start()];
  one.set('a', 1);
  await settled();
  one.stop();
  one.set('b', 2);
  await settled();
  expect(seen(two)).toEqual({});
});

it('ignores entries that it cannot read', async () => {
  const bus = broker.connect();
  const [other, two] = [new Directory(bus, 'test', z.string(), () => undefined), await start()];
  await other.start();
  other.set('a', 'text');
  await settled();
  expect(seen(two)).toEqual({});
});
