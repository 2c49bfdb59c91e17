import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Guest, newGuest, type OpenHub, type OpenHubOptions, openHub } from './open-hub.ts';
import { startServer, type TestServer } from './start-server.ts';

/** The hub of the running test, or its server; the clock of either; and a guest if the file has asked for one. */
export let open: OpenHub;
export let server: TestServer;
export let clock: ManualClock;
export let me: Guest;

type Options = Omit<OpenHubOptions, 'clock'> & {
  /** The name of the guest. */
  readonly guest?: string;
  /** When each test begins. */
  readonly at?: string;
  /** All tests of the file or group share one hub, in which each has a guest of its own. */
  readonly isShared?: boolean;
};

/** Gives every test of the calling file a hub of its own, or all of them one, whose clock stands still. */
export function setUpHub({ guest, at = '2026-11-20T12:00:00Z', isShared, ...options }: Options = {}): void {
  const [begin, end] = isShared === true ? [beforeAll, afterAll] : [beforeEach, afterEach];
  begin(async () => {
    clock = new ManualClock(at);
    open = await openHub({ clock, ...options });
  });
  if (guest !== undefined)
    beforeEach(async () => {
      me = await newGuest(open.app, guest);
    });
  end(() => open.close());
}

type ServerOptions = Omit<NonNullable<Parameters<typeof startServer>[0]>, 'clock'> & {
  /** When each test begins, on a clock that stands still; default: the time of the machine. */
  readonly at?: string;
  /** All tests of the file share one server. */
  readonly isShared?: boolean;
};

/** Gives every test of the calling file a server of its own, or all of them one. */
export function setUpServer({ at, isShared, ...options }: ServerOptions = {}): void {
  const [begin, end] = isShared === true ? [beforeAll, afterAll] : [beforeEach, afterEach];
  begin(async () => {
    if (at !== undefined) clock = new ManualClock(at);
    server = await startServer({ ...options, ...(at !== undefined && { clock }) });
  }, 60_000);
  end(() => server.stop());
}

/** Creates guests of these names in the hub of the running test, in this order. */
export async function guests<const Names extends readonly string[]>(...names: Names) {
  const all: Guest[] = [];
  for (const name of names) all.push(await newGuest(open.app, name));
  return all as { [Index in keyof Names]: Guest };
}

/** Stops the server of the running test, and starts it again on its data. */
export async function restartServer(): Promise<void> {
  server = await server.restart();
}

/** Starts a server in place of the one of the running test, which was stopped. */
export async function replaceServer(options: Parameters<typeof startServer>[0]): Promise<void> {
  server = await startServer(options);
}
