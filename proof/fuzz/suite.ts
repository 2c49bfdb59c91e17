import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import { startServer } from '../../apps/server/src/testing/start-server.ts';
import { addressTarget } from './addresses.ts';
import { bytesTarget } from './bytes.ts';
import { attack, type Finding, type Target } from './campaign.ts';
import { type OpenApi, operationsOf } from './contract.ts';
import { sequencesOf, singleMessages } from './gateway.ts';
import { operationTarget } from './http.ts';
import { matcherTarget } from './matcher.ts';
import type { Tally } from './tally.ts';
import { World } from './world.ts';

export type Plan = {
  /** In all; each part gets its share. */
  readonly inputs: number;
  readonly seed: number;
  readonly tally: Tally;
  /** Told when a target begins. */
  readonly announce?: (name: string) => void;
};

/** Shares of the inputs. What is left are single frames. */
const SHARES = { calls: 0.4, addresses: 0.03, sequences: 0.22, bytes: 0.03, matcher: 0.17 };

/** Throws inputs at everything that takes any from outside. Answers with what was found. */
export async function fuzz(plan: Plan): Promise<Finding[]> {
  return [
    ...(await fuzzMatcher(plan)),
    ...(await fuzzFrames(plan)),
    ...(await fuzzCalls(plan)),
    ...(await fuzzPort(plan)),
  ];
}

async function run<Draw>(
  { inputs, announce, ...plan }: Plan,
  target: Target<Draw>,
  share: number,
): Promise<Finding[]> {
  announce?.(target.name);
  const found = await attack(target, { ...plan, inputs: Math.ceil(inputs * share) });
  return found === undefined ? [] : [found];
}

const fuzzMatcher = (plan: Plan): Promise<Finding[]> => run(plan, matcherTarget(), SHARES.matcher);

async function fuzzFrames(plan: Plan): Promise<Finding[]> {
  const rest = 1 - Object.values(SHARES).reduce((sum, share) => sum + share, 0);
  const single = singleMessages();
  const found = await run(plan, single, rest);
  await single.stop();
  for (const game of realtimeEndpoints.keys())
    found.push(...(await run(plan, sequencesOf(game), SHARES.sequences / realtimeEndpoints.length)));
  return found;
}

async function fuzzCalls(plan: Plan): Promise<Finding[]> {
  const world = await World.create();
  try {
    const document = (await world.open.app.inject('/api/openapi.json')).json<OpenApi>();
    const operations = operationsOf(document);
    const found = await run(plan, addressTarget(world), SHARES.addresses);
    for (const operation of operations) {
      const target = operationTarget(operation, operations, world);
      found.push(...(await run(plan, target, SHARES.calls / operations.length)));
    }
    return found;
  } finally {
    await world.stop();
  }
}

async function fuzzPort(plan: Plan): Promise<Finding[]> {
  const server = await startServer();
  try {
    const created = await fetch(`${server.url}/api/accounts/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bytes' }),
    });
    const { token } = (await created.json()) as { token: string };
    return await run(plan, bytesTarget(server, token), SHARES.bytes);
  } finally {
    await server.stop();
  }
}

/** Operations of the contract that were never accepted, or never refused: nothing is shown of them. */
export const unreached = (tally: Tally): string[] =>
  [...tally.rows]
    .filter(([name]) => /^[A-Z]+ \//.test(name))
    .filter(([, { accepted, refused }]) => accepted === 0 || refused === 0)
    .map(([name]) => name);
