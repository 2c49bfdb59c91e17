import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { identityOf } from '../../system-tests/players/api-client.ts';
import type { ServerProcess } from '../../system-tests/players/server-process.ts';

const SCRIPT = path.resolve(import.meta.dirname, 'settle-games.ts');

export interface PlayedSeat {
  readonly name: string;
  readonly attempts?: number;
  readonly currentStreak?: number;
  readonly score?: number;
  readonly totalPoints?: number;
}

export interface PlayedGame {
  readonly game: 'champion rift' | 'more or less' | 'rift guesser' | 'chain of legends' | 'cooldown clash';
  /** Default: `single`; `multi` is coop and every versus game. */
  readonly mode?: 'single' | 'multi';
  /** Name of the winner. */
  readonly winner?: string;
  readonly agoMs?: number;
  readonly players: readonly PlayedSeat[];
}

export interface Played {
  readonly dataDir: string;
  /** Ids of existing accounts by name; other players are created. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly games: readonly PlayedGame[];
}

/**
 * Stores finished games through the server's store while the server runs. Pages of a leaderboard that the server has
 * cached may not show them.
 */
export async function havePlayed(
  hub: Pick<ServerProcess, 'dataDir'>,
  games: readonly PlayedGame[],
  accounts: Played['accounts'] = {},
): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ dataDir: hub.dataDir, accounts, games } satisfies Played));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`settling the games ended with ${code}`);
}

/** The account id of a token. */
export const accountIn = (token: string): string => identityOf(token).account;
