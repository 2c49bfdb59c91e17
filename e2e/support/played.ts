import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Hub } from './hub.ts';

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
  /** `single` unless given: `multi` is coop, and every game against others. */
  readonly mode?: 'single' | 'multi';
  /** Name of the player who won. */
  readonly winner?: string;
  readonly agoMs?: number;
  readonly players: readonly PlayedSeat[];
}

export interface Played {
  readonly dataDir: string;
  /** Account keys of players who are there already, by name; everybody else is created. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly games: readonly PlayedGame[];
}

/**
 * Lets games have been played: stores what came of them through the server's own store, while the server runs. A board's
 * page that the server has shown before may be shown as it was.
 */
export async function havePlayed(
  hub: Pick<Hub, 'dataDir'>,
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

/** The account key that a token carries. */
export function accountIn(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { readonly id: string }).id;
}
