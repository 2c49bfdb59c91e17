// Starts the server on data that was recorded from an earlier version, and repeats its calls. Prints status and answer of each.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startServer } from '../../apps/server/src/testing/start-server.ts';
import { ManualClock } from '../../packages/server/src/testing/manual-clock.ts';

const recorded = (name: string): Buffer =>
  gunzipSync(readFileSync(path.join(import.meta.dirname, '../stored-data/2026-11-22', `${name}.gz`)));
const { at, secret, tokens, calls } = JSON.parse(recorded('conversation.json').toString()) as {
  readonly at: number;
  readonly secret: string;
  readonly tokens: Readonly<Record<string, string>>;
  readonly calls: readonly { readonly who: string; readonly method: string; readonly url: string }[];
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-stored-'));
for (const name of ['hub.sqlite', 'hub.sqlite-wal']) writeFileSync(path.join(dataDir, name), recorded(name));
const variables = { HUB_SECRET: secret, CONTENT_URL: '' };
const server = await startServer({ clock: new ManualClock(at), dataDir, variables });
const answers = await Promise.all(
  calls.map(async ({ who, method, url }) => {
    const headers = { authorization: `Bearer ${tokens[who]}` };
    const answer = await fetch(`${server.url}/api${url}`, { method, headers });
    return { url, status: answer.status, text: await answer.text() };
  }),
);
await server.stop();
process.stdout.write(JSON.stringify(answers));
