import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { Answer, GameSocket } from './game-socket.ts';
import type { Player } from './player.ts';

/** Longest wait for a frame before the next step, in ms. */
const STEP_MS = 2_000;

interface Play<E extends RealtimeEndpoint> {
  /** Enters the game: once, and again after each reconnect. */
  readonly enter: () => Promise<Answer<E>>;
  /** Acts on the last state: `acted`, `waiting` for others, or `over`. */
  readonly step: () => Promise<'acted' | 'waiting' | 'over'>;
}

/**
 * Plays until the game is over, across reconnects. Returns false when the seat was refused or the player
 * disconnected.
 */
export async function playUntilOver<E extends RealtimeEndpoint>(
  player: Player,
  socket: GameSocket<E>,
  what: string,
  { enter, step }: Play<E>,
): Promise<boolean> {
  while (await socket.opened()) {
    const connection = socket.connections;
    const entered = await enter();
    if (entered.kind === 'refused') {
      player.reportRefusal(what, entered.code);
      return false;
    }
    if (entered.kind === 'late') socket.drop();
    if (entered.kind !== 'frame') continue;
    while (socket.isOpen && socket.connections === connection) {
      const done = await step();
      if (done === 'over') return true;
      if (done === 'waiting' && socket.isOpen) await socket.change(STEP_MS);
    }
  }
  return false;
}

/**
 * Whether a command was answered. Reports a refusal; drops the connection after a missing answer, to enter the game
 * anew.
 */
export function wasAccepted<E extends RealtimeEndpoint>(
  player: Player,
  socket: GameSocket<E>,
  what: string,
  answer: Answer<E>,
): boolean {
  if (answer.kind === 'refused') player.reportRefusal(what, answer.code);
  if (answer.kind === 'late') socket.drop();
  return answer.kind === 'frame';
}
