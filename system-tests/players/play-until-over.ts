import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { Answer, GameLink } from './game-socket.ts';
import type { Player } from './player.ts';

/** Somebody waits that long for news at most, in ms, and then looks again. */
const LOOK_AGAIN_MS = 2_000;

interface Stay<E extends RealtimeEndpoint> {
  /** Asks for the seat: the first time, and after every loss. */
  readonly enter: () => Promise<Answer<E>>;
  /** Does what is to be done in the state that was told last: `acted`, `waiting` for others, or `over`. */
  readonly step: () => Promise<'acted' | 'waiting' | 'over'>;
}

/**
 * Plays until the game is over, coming back to it after every loss. Says whether it came to its end: not when the seat was
 * refused, and not when the player was told to vanish.
 */
export async function stayUntilOver<E extends RealtimeEndpoint>(
  player: Player,
  link: GameLink<E>,
  what: string,
  { enter, step }: Stay<E>,
): Promise<boolean> {
  while (await link.opened()) {
    const connection = link.connections;
    const entered = await enter();
    if (entered.kind === 'refused') {
      player.wasRefused(what, entered.code);
      return false;
    }
    if (entered.kind === 'late') link.cut();
    if (entered.kind !== 'frame') continue;
    while (link.isOpen && link.connections === connection) {
      const done = await step();
      if (done === 'over') return true;
      if (done === 'waiting' && link.isOpen) await link.change(LOOK_AGAIN_MS);
    }
  }
  return false;
}

/** Whether a command counted; a refusal is told, and a missing answer breaks the connection, so that all is asked anew. */
export function counted<E extends RealtimeEndpoint>(
  player: Player,
  link: GameLink<E>,
  what: string,
  answer: Answer<E>,
): boolean {
  if (answer.kind === 'refused') player.wasRefused(what, answer.code);
  if (answer.kind === 'late') link.cut();
  return answer.kind === 'frame';
}
