import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { createGuest } from '../../system-tests/players/api-client.ts';
import { median, timed } from './measure.ts';

const ROUNDS = 2_000;
const WARM_UP = 500;

/** What a page of this length is like; the bare server sends it as it is. */
const TEXT = JSON.stringify({
  data: Array.from({ length: 50 }, (_, index) => ({
    id: `player${String(index).padStart(6, '0')}`,
    rank: index + 1,
    name: 'Thalonvis',
    highscore: 300 - index,
    activeItem: null,
  })),
  totalEntries: 1_000_000,
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Fetches the text behind an address over one kept connection. */
const fetchText = (url: string, token: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => (text += part));
      reply.on('end', () => (reply.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    }).on('error', reject);
  });

export type PageCosts = { readonly bare: number; readonly guarded: number; readonly cached: number };

/**
 * Median milliseconds of the first page of a board out of the cache, and of a text that was there before: from a bare
 * server, and from one that asks for the token, counts calls and sets headers as ours does.
 */
export async function measureCachedPage(file: string): Promise<PageCosts> {
  const dataDir = path.join(path.dirname(file), 'data');
  mkdirSync(dataDir);
  copyFileSync(file, path.join(dataDir, 'hub.sqlite'));
  const server = fork(path.join(import.meta.dirname, 'page-server.ts'), [dataDir, TEXT]);
  try {
    const [{ hub, bare, guarded }] = (await once(server, 'message')) as [
      Record<'hub' | 'bare' | 'guarded', string>,
    ];
    const { token } = await createGuest(hub, 'Bench');
    const addresses = {
      bare: `${bare}/api/text`,
      guarded: `${guarded}/api/text`,
      cached: `${hub}/api/moreLess/leaderborad/0/50/globe`,
    };
    return await medians(addresses, token);
  } finally {
    server.kill();
    agent.destroy();
  }
}

async function medians<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  token: string,
): Promise<Record<Name, number>> {
  const entries = Object.entries<string>(addresses).map(([name, url]) => ({
    name,
    url,
    taken: [] as number[],
  }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { url, taken } of entries) {
      const ms = await timed(() => fetchText(url, token));
      if (round >= 0) taken.push(ms);
    }
  }
  return Object.fromEntries(entries.map(({ name, taken }) => [name, median(taken)])) as Record<Name, number>;
}
