import { setTimeout as sleep } from 'node:timers/promises';
import { RESTART_WAIT_MS } from '@hub/ui/net/reconnecting-socket.ts';
import type { Cluster } from '../../system-tests/nodes/cluster.ts';
import { connectTo, join, type Members, SEATS, seatMembers } from './lobby-room.ts';

/** A connection counts as steady after 5 s; only then does a page return at once. */
const STEADY_MS = 6_000;
const LIMIT_MS = 20_000;

export interface Drained {
  /** Time in ms from the end of each player's connection to the state of its lobby from another node. */
  readonly silences: readonly number[];
  /** Handshakes and commands that were refused. */
  readonly refused: number;
  /** From the signal to the exit, in ms. */
  readonly exitMs: number;
}

/** Stops the first node while it runs the rooms of so many players, all connected to it; they return like pages. */
export async function drain(cluster: Cluster, players: number): Promise<Drained> {
  const silences: number[] = [];
  let refused = 0;
  let isStopping = false;
  const seated: Members[] = [];
  const [stopped, ...others] = cluster.nodes;
  if (stopped === undefined) throw new Error('no nodes');

  const resume = async (room: number, seat: number): Promise<void> => {
    const from = performance.now();
    const { lobbyId, tokens } = seated[room] ?? { lobbyId: '', tokens: [] };
    for (;;) {
      await sleep(Math.random() * RESTART_WAIT_MS);
      const port = others[(room * SEATS + seat) % others.length]?.port ?? 0;
      try {
        const wire = connectTo(port, tokens[seat] ?? '', () => undefined);
        await wire.opened;
        await join(wire, lobbyId);
        silences.push(performance.now() - from);
        return;
      } catch {
        refused += 1;
      }
    }
  };

  for (let room = 0; room < players / SEATS; room += 1)
    seated.push(
      await seatMembers(
        room,
        () => stopped.port,
        (_, seat) => void (isStopping && resume(room, seat)),
      ),
    );
  await sleep(STEADY_MS);
  isStopping = true;
  const from = performance.now();
  await stopped.stop();
  const exitMs = performance.now() - from;
  const limit = performance.now() + LIMIT_MS;
  while (silences.length < players && performance.now() < limit) await sleep(20);
  if (silences.length < players) throw new Error(`${players - silences.length} players never returned`);
  return { silences, refused, exitMs };
}
