import { setTimeout as delay } from 'node:timers/promises';
import { DOCTOR_HEADER, FORWARDED, SEEN_AS } from '@hub/features/administration/http/doctor.ts';
import { games } from '@hub/protocol/games';
import type { Environment } from '@hub/server/platform/environment.ts';
import { reasonOf } from '@hub/server/platform/reason.ts';
import { WebSocket } from 'ws';
import type { Finding, OtherClock } from './checks.ts';

const TIMEOUT_MS = 5_000;
const CLOCK_TIMEOUT_MS = 2_000;
/** The socket's close code for a missing token: the handshake reached the server. */
const NO_TOKEN = 4401;
/** An address of no machine (RFC 5737), which this command claims to have. */
const CLAIMED = '192.0.2.1';
const STRANGER = 'https://elsewhere.invalid';

/** The key for the server's answer about addresses, and the number of proxies that the server trusts. */
export type ProxyQuestion = { readonly key: string; readonly trusted: number };

type Options = {
  /** Asks about the proxies on the way. */
  readonly question?: ProxyQuestion | undefined;
  /** Where pages are opened, if not at the same address. */
  readonly origin?: string | undefined;
};

/** Whether the running server answers at an address: sockets, pages of others, and addresses of callers. */
export async function probe(
  url: string,
  version: string,
  { question, origin = url }: Options,
): Promise<readonly Finding[]> {
  const check = `reach ${url}`;
  try {
    const reply = await fetch(`${url}/api/health`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: question === undefined ? {} : { [DOCTOR_HEADER]: question.key, 'x-forwarded-for': CLAIMED },
    });
    const { version: answering = 'unknown' } = (await reply.json()) as { readonly version?: string };
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
      answering.split('+', 1)[0] === version
        ? { check, state: 'good', found: `version ${answering} answers` }
        : {
            check,
            state: 'look',
            found: `version ${answering} answers, this is ${version}`,
            mend: 'Restart the server, or run the command of its version.',
          },
      ...(question === undefined ? [] : [checkProxies(url, question, reply.headers)]),
      await probeSocket(url, origin),
      await probeStranger(url),
    ];
  } catch (error) {
    return [
      {
        check,
        state: 'bad',
        found: reasonOf(error),
        mend: 'Start the server, or look at proxy, name and certificate.',
      },
    ];
  }
}

/**
 * The clock of this machine against one that the settings name anyway: of the identity provider, or where browsers load pictures.
 * Undefined where none answers, as at a hub without internet.
 */
export async function clockElsewhere({
  identityProvider,
  contentUrl,
}: Pick<Environment, 'identityProvider' | 'contentUrl'>): Promise<OtherClock['elsewhere']> {
  const address = identityProvider?.issuer ?? contentUrl;
  if (address === null) return undefined;
  try {
    const asked = Date.now();
    const { headers } = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(CLOCK_TIMEOUT_MS),
    });
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? undefined : { host: new URL(address).host, skewMs: asked - at };
  } catch {
    return undefined;
  }
}

/** Whether the server sees the addresses of players, and not those of proxies or invented ones. */
function checkProxies(url: string, { trusted }: ProxyQuestion, headers: Headers): Finding {
  const check = `proxy headers at ${url}`;
  const seenAs = headers.get(SEEN_AS);
  const forwarded = headers.get(FORWARDED);
  if (seenAs === null)
    return {
      check,
      state: 'look',
      found: 'the server has another secret than this command',
      mend: 'Run the command as the user and with the variables of the server.',
    };
  if (seenAs === CLAIMED)
    return {
      check,
      state: 'bad',
      found: `callers can invent their address with TRUST_PROXY=${trusted}`,
      mend: 'Let the proxy set X-Forwarded-For, and TRUST_PROXY to the number of proxies; without a proxy remove it.',
    };
  if (trusted === 0 && forwarded !== CLAIMED)
    return {
      check,
      state: 'bad',
      found: `all players have the address of the proxy, ${seenAs}`,
      mend: 'Set TRUST_PROXY=true, or the number of proxies, and restart the server.',
    };
  return { check, state: 'good', found: `this machine is seen as ${seenAs}` };
}

async function probeSocket(url: string, origin: string): Promise<Finding> {
  const check = `websocket at ${url}`;
  const outcome = await openSocket(url, origin);
  if (outcome === NO_TOKEN) return { check, state: 'good', found: 'sockets get through' };
  const mend = String(outcome).includes('403')
    ? 'Set PUBLIC_URL to this address, and pass the Host header on with its port.'
    : 'Let the proxy forward websocket upgrades.';
  return { check, state: 'bad', found: String(outcome), mend };
}

/** Whether pages of other sites are kept out. */
async function probeStranger(url: string): Promise<Finding> {
  const check = `origins at ${url}`;
  const outcome = await openSocket(url, STRANGER);
  return String(outcome).includes('403')
    ? { check, state: 'good', found: 'pages of other sites are refused' }
    : {
        check,
        state: 'bad',
        found: `a page of another site gets ${outcome}`,
        mend: 'Let the proxy pass the Origin header on unchanged.',
      };
}

/** The close code, or why the socket did not open. */
async function openSocket(url: string, origin: string): Promise<number | string> {
  const address = `${url.replace(/^http/, 'ws')}/ws/${games[0].id}`;
  const socket = new WebSocket(address, ['hub.v1', 'bearer.none'], { origin });
  const outcome = await Promise.race([
    new Promise<number | string>((resolve) => {
      socket.once('close', resolve);
      socket.once('error', ({ message }) => resolve(message));
    }),
    delay(TIMEOUT_MS, 'no answer'),
  ]);
  socket.terminate();
  return outcome;
}
