import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  connect,
  type Frame,
  protocolsFor,
} from '../../apps/server/src/realtime/testing/client.ts';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { ManualClock } from '../../packages/server/src/testing/manual-clock.ts';

/**
 * Data and conversations that were recorded from earlier versions, a folder each. Eight players have finished games and,
 * when the server was killed, a running one of each kind; the journal of the rooms was not folded yet. Then the server was
 * started again and the players went on: their commands, the frames that each received, a few calls and the OpenAPI
 * document stand in the recording.
 *
 * - 2026-11-27: schema 30. All seven games, a game for two, and a lobby that has not started; twelve players.
 * - 2026-11-22: before games became folders of their own. Frames and calls may have additional fields.
 * - 2026-11-21: before random numbers were keyed. The rooms are upgraded when they are loaded, and are played on.
 */
const unpack = (version: string, name: string): Buffer =>
  gunzipSync(readFileSync(path.join(import.meta.dirname, version, `${name}.gz`)));

type Frames = Readonly<Record<string, readonly unknown[]>>;
type Recording = {
  readonly at: number;
  readonly secret: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly who: string;
    readonly endpoint: string;
    readonly action: string;
    readonly payload: unknown;
    readonly advanceMs: number;
    readonly frames: Frames;
  }[];
  readonly calls: readonly {
    readonly who: string;
    readonly method: string;
    readonly url: string;
    readonly reply: unknown;
  }[];
};

const recordingOf = (version: string) =>
  JSON.parse(unpack(version, 'conversation.json').toString()) as Recording;

const sockets = new Map<string, Client>();
let server: TestServer;
let clock: ManualClock;

async function start(version: string, { at, secret }: Recording): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-stored-'));
  for (const name of ['hub.sqlite', 'hub.sqlite-wal'])
    writeFileSync(path.join(dataDir, name), unpack(version, name));
  sockets.clear();
  clock = new ManualClock(at);
  server = await startServer({ clock, dataDir, variables: { HUB_SECRET: secret, CONTENT_URL: '' } });
}

async function call(method: string, url: string, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api${url}`, { method, headers })).json();
}

async function socketOf({ tokens }: Recording, who: string, endpoint: string): Promise<Client> {
  const key = `${who}@${endpoint}`;
  const known = sockets.get(key);
  if (known !== undefined) return known;
  const url = `${server.url.replace('http', 'ws')}/ws/${endpoint}`;
  const opened = await connect(url, protocolsFor(tokens[who]));
  sockets.set(key, opened);
  return opened;
}

/** The frames that each socket receives, as many as were recorded; and whatever else comes in a moment. */
async function framesLike(recorded: Frames): Promise<Frames> {
  const received: Record<string, unknown[]> = {};
  for (const [key, frames] of Object.entries(recorded)) {
    received[key] = [];
    for (let left = frames.length; left > 0; left -= 1) received[key].push(await sockets.get(key)?.next());
  }
  await delay(50);
  for (const [key, socket] of sockets)
    while (socket.unread > 0) (received[key] ??= []).push(await socket.next());
  return received;
}

type Step = Recording['steps'][number];

/** The steps as rows of a table of tests. */
const rowsOf = ({ steps }: Recording) =>
  steps.map((step, index) => [index + 1, step.who, step.endpoint, step.action, step] as const);

async function take(
  recording: Recording,
  { who, endpoint, action, payload, advanceMs }: Step,
): Promise<void> {
  clock.advance(advanceMs);
  (await socketOf(recording, who, endpoint)).send(action, payload);
}

/** An OpenAPI document without its wording. */
const shape = (document: string): unknown =>
  JSON.parse(document, (key, value: unknown) =>
    (key === 'summary' || key === 'description') && typeof value === 'string' ? '' : value,
  );

/** Paths of what recorded JSON has and today's lacks or has otherwise. Additions are allowed, except entries of lists, and longer texts. */
function holds(today: unknown, recorded: unknown, at = ''): string[] {
  if (typeof recorded !== 'object' || recorded === null) return Object.is(today, recorded) ? [] : [at];
  if (Array.isArray(recorded) && recorded.every((entry) => typeof entry === 'string'))
    return recorded
      .filter((entry) => !(today as unknown[]).includes(entry))
      .map((entry) => `${at}: ${entry}`);
  const now = new Map(Object.entries(today ?? {}));
  return Object.entries(recorded).flatMap(([key, value]) => {
    if (key === 'maxLength' && Number(now.get(key)) >= Number(value)) return [];
    return now.has(key) ? holds(now.get(key), value, `${at}/${key}`) : [`${at}/${key}`];
  });
}

/** The actions of all frames, by socket. */
const actionsIn = (frames: Frames) =>
  Object.entries(frames).map(([key, each]) => [key, each.map((frame) => (frame as Frame).action)]);

/** What each socket received first. */
const firstActions = (frames: Frames) =>
  Object.entries(frames).map(([key, [first]]) => {
    const { action, error } = first as Frame;
    return [key, action, error?.code];
  });

/** Tests of a server on this stored data: every step plays on frame by frame, and the tokens of all players are good. */
function itPlaysOn(folder: string): void {
  const recording = recordingOf(folder);
  beforeAll(() => start(folder, recording));
  afterAll(() => server.stop());

  it.each(rowsOf(recording))('step %i: %s plays on, %s %s, frame by frame', async (...[, , , , step]) => {
    await take(recording, step);
    const received = await framesLike(step.frames);
    expect(holds(received, step.frames)).toEqual([]);
    expect(actionsIn(received)).toEqual(actionsIn(step.frames));
  });

  it.each(recording.calls.map((each) => [each.who, each.method, each.url, each.reply] as const))(
    'answers the token of %s: %s %s',
    async (who, method, url, reply) =>
      expect(holds(await call(method, url, recording.tokens[who]), reply)).toEqual([]),
  );
}

describe('data of schema 30, with a running room of each game', () => {
  itPlaysOn('2026-11-27');
});

describe('data of the version before games were folders', () => {
  itPlaysOn('2026-11-22');

  it('describes its calls the same, but for wording and additions', async () => {
    const recorded = unpack('2026-11-22', 'openapi.json').toString();
    const today = JSON.stringify(await call('GET', '/openapi.json'));
    expect(holds(shape(today), shape(recorded))).toEqual([]);
  });

  it('would find a field, an allowed value or an entry that is gone', () => {
    expect(holds({ a: 1, b: [{ c: 2, d: 3 }], e: ['x', 'y'] }, { b: [{ c: 2 }], e: ['y'] })).toEqual([]);
    expect(holds({ maxLength: 9 }, { maxLength: 8 })).toEqual([]);
    expect(holds({ maxLength: 7 }, { maxLength: 8 })).toEqual(['/maxLength']);
    expect(holds({ a: [{}], e: ['x'], f: 1 }, { a: [{ c: 2 }, {}], e: ['x', 'y'], f: 2 })).toEqual([
      '/a/0/c',
      '/a/1',
      '/e: y',
      '/f',
    ]);
  });
});

describe('data of the version before random numbers were keyed', () => {
  const recording = recordingOf('2026-11-21');
  beforeAll(() => start('2026-11-21', recording));
  afterAll(() => server.stop());

  it.each(rowsOf(recording))('step %i: %s plays on, %s %s', async (...[, , , , step]) => {
    await take(recording, step);
    const firsts = Object.fromEntries(
      Object.entries(step.frames).map(([key, frames]) => [key, frames.slice(0, 1)]),
    );
    const received = await framesLike(firsts);
    expect(firstActions(received)).toEqual(firstActions(step.frames));
  });
});
