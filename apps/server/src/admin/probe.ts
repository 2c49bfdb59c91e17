import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Finding } from './checks.ts';

const TIMEOUT_MS = 5_000;
/** The socket's close code for a missing token: the handshake reached the server. */
const NO_TOKEN = 4401;

/** Whether the running server answers at an address, and whether websockets pass the proxies on the way. */
export async function probe(url: string): Promise<readonly Finding[]> {
  const check = `reach ${url}`;
  try {
    const reply = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { version } = (await reply.json()) as { readonly version?: string };
    if (!reply.ok)
      return [
        {
          check,
          state: 'bad',
          found: `health answers ${reply.status}`,
          mend: 'Look at the log of the server.',
        },
      ];
    return [
      { check, state: 'good', found: `version ${version ?? 'unknown'} answers` },
      await probeSocket(url),
    ];
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [
      { check, state: 'bad', found, mend: 'Start the server, or look at proxy, name and certificate.' },
    ];
  }
}

async function probeSocket(url: string): Promise<Finding> {
  const check = `websocket at ${url}`;
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws/championRift`, ['hub.v1', 'bearer.none'], {
    origin: url,
  });
  const outcome = await Promise.race([
    new Promise<number | string>((resolve) => {
      socket.once('close', resolve);
      socket.once('error', ({ message }) => resolve(message));
    }),
    delay(TIMEOUT_MS, 'no answer'),
  ]);
  socket.terminate();
  if (outcome === NO_TOKEN) return { check, state: 'good', found: 'sockets get through' };
  const mend = String(outcome).includes('403')
    ? 'Set PUBLIC_URL to this address, and pass the Host header on with its port.'
    : 'Let the proxy forward websocket upgrades.';
  return { check, state: 'bad', found: String(outcome), mend };
}
