import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, connect, protocolsFor } from '../../apps/server/src/realtime/testing/client.ts';
import { ManualClock } from '../../apps/server/src/testing/manual-clock.ts';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';

/**
 * Data and conversations recorded from version 0.1 of 2026-11-22, before games became folders of their own. Eight players
 * have finished games and, when the server was killed, a running one of each kind; the journal of the rooms was not folded
 * yet. Then the server was started again and the players went on: their commands and the frames that each got, a few calls
 * and the OpenAPI document stand in the recording.
 */
const FOLDER = import.meta.dirname;
const unpack = (name: string): Buffer => gunzipSync(readFileSync(path.join(FOLDER, `${name}.gz`)));

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

const recording = JSON.parse(unpack('conversation.json').toString()) as Recording;
const clock = new ManualClock(recording.at);
const sockets = new Map<string, Client>();
let server: TestServer;

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-stored-'));
  for (const name of ['hub.sqlite', 'hub.sqlite-wal']) writeFileSync(path.join(dataDir, name), unpack(name));
  server = await startServer({
    clock,
    dataDir,
    variables: { HUB_SECRET: recording.secret, CONTENT_URL: '' },
  });
});
afterAll(() => server.stop());

async function call(method: string, url: string, token?: string): Promise<unknown> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api${url}`, { method, headers })).json();
}

async function socketOf(who: string, endpoint: string): Promise<Client> {
  const key = `${who}@${endpoint}`;
  const known = sockets.get(key);
  if (known !== undefined) return known;
  const url = `${server.url.replace('http', 'ws')}/ws/${endpoint}`;
  const opened = await connect(url, protocolsFor(recording.tokens[who]));
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

describe('data of an earlier version', () => {
  it.each(
    recording.steps.map((step, index) => [index + 1, step.who, step.endpoint, step.action, step] as const),
  )(
    'step %i: %s plays on, %s %s, and receives what was recorded',
    async (_number, _who, _endpoint, _action, { who, endpoint, action, payload, advanceMs, frames }) => {
      clock.advance(advanceMs);
      (await socketOf(who, endpoint)).send(action, payload);
      expect(await framesLike(frames)).toEqual(frames);
    },
  );

  it.each(recording.calls.map((each) => [each.who, each.method, each.url, each.reply] as const))(
    'answers %s the same: %s %s',
    async (who, method, url, reply) => {
      expect(await call(method, url, recording.tokens[who])).toEqual(reply);
    },
  );

  it('describes its calls the same, but for ledger reasons of games that are gone', async () => {
    const recorded = unpack('openapi.json').toString();
    const today = JSON.stringify(await call('GET', '/openapi.json')).replaceAll(
      '"grant","other"]',
      '"grant"]',
    );
    expect(JSON.parse(today)).toEqual(JSON.parse(recorded));
  });
});
