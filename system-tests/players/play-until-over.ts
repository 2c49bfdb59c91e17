import type { AnyLobbyPlayer, ShownState } from '@hub/engine/testing/game-player';
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

type Next = {
  /** The game's id. */
  readonly game: string;
  readonly room: string;
  /** Field of a command that names the room. */
  readonly roomField: 'gameId' | 'lobbyId';
  readonly next: NonNullable<ReturnType<AnyLobbyPlayer['move']>>;
};

/** Makes a move, and notes its guess if the answer counts it. */
export async function makeMove(
  player: Player,
  socket: GameSocket<RealtimeEndpoint>,
  { game, room, roomField, next: { command, isAnswer, guess } }: Next,
): Promise<void> {
  const { action, payload } = command;
  await player.think();
  const answer = await socket.ask({ action, payload: { ...payload, [roomField]: room } }, (frame) => {
    const state = stateIn(frame.payload);
    return state !== undefined && isAnswer(state);
  });
  if (!wasAccepted(player, socket, `${game}.${action}`, answer) || answer.kind !== 'frame') return;
  const told = stateIn(answer.frame.payload);
  if (told !== undefined && guess?.counts(told) === true)
    player.note({ kind: 'guessed', game, room, version: told.version, guess: guess.value });
}

/** The state of a game in a frame, if there is one. */
export const stateIn = (payload: unknown): ShownState | undefined =>
  (payload as { readonly gameState?: ShownState | null }).gameState ?? undefined;
