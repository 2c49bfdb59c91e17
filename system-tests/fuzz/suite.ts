import { startServer } from '../../apps/server/src/testing/start-server.ts';
import { createGuest } from '../players/api-client.ts';
import { type OpenApi, operationsOf } from './api-contract.ts';
import { operationTarget } from './api-target.ts';
import { sequencesOf, singleMessages } from './frame-targets.ts';
import { gameEndpoints } from './frames.ts';
import { attack, type Finding, type Target } from './fuzz-target.ts';
import { PopulatedHub } from './populated-hub.ts';
import { bytesTarget } from './raw-bytes.ts';
import type { Tally } from './results.ts';
import { addressTarget } from './urls.ts';

export type Plan = {
  /** Inputs of all targets. */
  readonly inputs: number;
  readonly seed: number;
  readonly tally: Tally;
  /** Receives the name of each target before it starts. */
  readonly announce?: (name: string) => void;
};

/** Shares of the inputs; the rest are single frames. */
const SHARES = { calls: 0.48, addresses: 0.04, sequences: 0.26, bytes: 0.04 };

/**
 * Operations that the fuzzed hub only refuses: nobody is signed in to its administration, its players do not know each other, and no
 * moderator has decided anything. Accepted calls of them are in `acts.test.ts`, `reports.test.ts` and `friends-abuse.test.ts`.
 */
const ONLY_REFUSED =
  /^[A-Z]+ \/(?:admin\/(?!door$)|first-run\/|reports$|reports\/decisions\/\{id\}\/answer$|people\/\{player\}\/invite$)/;
/** Their share of the inputs of calls: calls of the administration answer without looking at them. */
const CLOSED_SHARE = 0.1;

/** Fuzzes every part of the product that accepts input. Returns the faults. */
export async function fuzz(plan: Plan): Promise<Finding[]> {
  return [...(await fuzzFrames(plan)), ...(await fuzzCalls(plan)), ...(await fuzzPort(plan))];
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

async function fuzzFrames(plan: Plan): Promise<Finding[]> {
  const rest = 1 - Object.values(SHARES).reduce((sum, share) => sum + share, 0);
  const single = singleMessages();
  const found = await run(plan, single, rest);
  await single.stop();
  for (const game of gameEndpoints.keys())
    found.push(...(await run(plan, sequencesOf(game), SHARES.sequences / gameEndpoints.length)));
  return found;
}

async function fuzzCalls(plan: Plan): Promise<Finding[]> {
  const hub = await PopulatedHub.create();
  try {
    const document = (await hub.open.app.inject('/api/openapi.json')).json<OpenApi>();
    const operations = operationsOf(document);
    const found = await run(plan, addressTarget(hub), SHARES.addresses);
    const closed = operations.filter(({ name }) => ONLY_REFUSED.test(name));
    for (const operation of operations) {
      const target = operationTarget(operation, operations, hub);
      const share = closed.includes(operation)
        ? CLOSED_SHARE / closed.length
        : (1 - CLOSED_SHARE) / (operations.length - closed.length);
      found.push(...(await run(plan, target, SHARES.calls * share)));
    }
    return found;
  } finally {
    await hub.stop();
  }
}

async function fuzzPort(plan: Plan): Promise<Finding[]> {
  const server = await startServer();
  try {
    const { token } = await createGuest(server.url, 'Bytes');
    return await run(plan, bytesTarget(server, token), SHARES.bytes);
  } finally {
    await server.stop();
  }
}

/** Operations without an accepted or without a refused request: their fuzzing proves nothing. */
export const unreached = (tally: Tally): string[] =>
  [...tally.rows]
    .filter(([name]) => /^[A-Z]+ \//.test(name))
    .filter(([name, { accepted, refused }]) => (accepted === 0 && !ONLY_REFUSED.test(name)) || refused === 0)
    .map(([name]) => name);
