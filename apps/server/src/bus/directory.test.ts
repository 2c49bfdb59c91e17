import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Bus } from './bus.ts';
import { Directory } from './directory.ts';
import { InProcessBroker } from './in-process-bus.ts';

let broker: InProcessBroker;
/** Messages that the filter refuses are lost. */
let passes: (message: string) => boolean;
let changes: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  broker = new InProcessBroker();
  passes = () => true;
  changes = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const lossy = (bus: Bus): Bus =>
  Object.assign(Object.create(bus) as Bus, {
    publish: async (channel: string, message: string) =>
      passes(message) ? bus.publish(channel, message) : Promise.resolve(1),
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
