import { setTimeout as sleep } from 'node:timers/promises';
import { type RiftGuesserState, riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { describe, expect, it } from 'vitest';
import { runAdmin } from '../../apps/server/src/admin/run.ts';
import { findRedis, HOW_TO_GET_REDIS } from '../../packages/server/src/bus/testing/test-redis.ts';
import { Cluster } from '../nodes/cluster.ts';
import { createGuest } from '../players/api-client.ts';
import { GameSocket } from '../players/game-socket.ts';
import { ServerProcess } from '../players/server-process.ts';
import { eventually } from '../players/waiting.ts';

const redis = await findRedis();
const PLAYED_MS = 1_000;
/** Longer than a round, which would be over if the pause were lost. */
const CLOSED_MS = 18_000;
/** A server notices a maintenance and its end within a second each, later on a busy machine. */
const NOTICE_MS = 5_000;
/** A load balancer finds its servers within that. */
const START_MS = 20_000;

const never = (): boolean => false;

type Hub = {
  readonly url: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Kills the server that has the room of a player, and starts it again. */
  readonly kill: () => Promise<void>;
};

/** A round as a player sees it, after the hub was open so long since it was seen first. */
type Seen = { readonly round: RiftGuesserState; readonly openMs: number };

/** Starts a round, kills its server within a maintenance and after it, and returns the round before and after. */
async function play({ url, variables, kill }: Hub): Promise<readonly Seen[]> {
  let token = '';
  const begin = async (): Promise<boolean> => {
    ({ token } = await createGuest(url, 'Waiting'));
    return true;
  };
  expect(await eventually(() => begin().catch(never), START_MS)).toBe(true);
  const terminal = { out: () => undefined, err: () => undefined };
  const maintenance = async (state: string) =>
    expect(await runAdmin(['maintenance', state], { ...variables, LOG_LEVEL: 'silent' }, terminal)).toBe(0);
  const socket = new GameSocket(riftGuesser, { url, token });
  const look = async (): Promise<RiftGuesserState> => {
    for (let left = 40; left > 0; left -= 1) {
      await socket.opened();
      const answer = await socket.ask(
        { action: 'startGame', payload: {} },
        (frame) => 'gameState' in frame.payload,
      );
      if (answer.kind === 'frame' && 'gameState' in answer.frame.payload)
        return answer.frame.payload.gameState;
      await sleep(250);
    }
    throw new Error('the round cannot be entered');
  };
  try {
    await look();
    await sleep(PLAYED_MS);
    const before = await look();
    const from = performance.now();
    await maintenance('on');
    const closedAt = performance.now();
    await sleep(CLOSED_MS / 2);
    await kill();
    await sleep(CLOSED_MS / 2);
    const closedMs = performance.now() - closedAt;
    const seen = (round: RiftGuesserState): Seen => ({ round, openMs: performance.now() - from - closedMs });
    await maintenance('off');
    const opened = seen(await look());
    await kill();
    return [{ round: before, openMs: 0 }, opened, seen(await look())];
  } finally {
    socket.close();
  }
}

/** What is wrong with the round after the maintenance, and after the kill that followed it. */
const faultsOf = ([first, ...later]: readonly Seen[]): readonly string[] =>
  later.flatMap(({ round: { gameId, round, action, time }, openMs }) => {
    const before = first?.round;
    const lostMs = (before?.time ?? 0) - (time ?? 0);
    const goesOn = gameId === before?.gameId && round === before.round && action === 'startRound';
    return goesOn && lostMs > -1_000 && lostMs < openMs + NOTICE_MS
      ? []
      : [`round ${round} ${action}, ${lostMs} ms later, in ${Math.round(openMs)} ms`];
  });

describe('a round of a server that is killed in a maintenance and after it continues where it waited', () => {
  it('on one server', async () => {
    const server = await ServerProcess.start();
    try {
      const kill = async () => {
        await server.kill();
        await server.restart();
      };
      const variables = { DATA_DIR: server.dataDir };
      expect(faultsOf(await play({ url: server.url, variables, kill }))).toEqual([]);
    } finally {
      await server.remove();
    }
  });

  it.skipIf(redis === undefined)(
    `on three nodes${redis === undefined ? `: ${HOW_TO_GET_REDIS}` : ''}`,
    async () => {
      const cluster = await Cluster.start({ nodes: 3, redisUrl: redis ?? '' });
      try {
        const kill = async () => {
          let owner: ServerProcess | undefined;
          for (const [at, node] of cluster.nodes.entries())
            if ((await cluster.roomsOf([at])).size > 0) owner = node;
          expect(owner).toBeDefined();
          await owner?.kill();
          await owner?.restart();
          expect(await cluster.allUp()).toBe(true);
        };
        const variables = { DATABASE_URL: cluster.databaseUrl, DATA_DIR: cluster.nodes[0]?.dataDir ?? '' };
        expect(faultsOf(await play({ url: cluster.url, variables, kill }))).toEqual([]);
      } finally {
        await cluster.remove();
      }
    },
  );
});
