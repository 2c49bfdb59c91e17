import type { Game } from '@hub/engine/binding/binding';
import type { AnyScorePlayer, ShownState } from '@hub/engine/testing/game-player';
import { sendRequest } from './http-request.ts';
import { makeMove, playUntilOver } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Open games. Stands for the invitation link, which players send outside the server. */
export class Invitations {
  readonly #open: string[] = [];

  invite(gameId: string): void {
    if (!this.#open.includes(gameId)) this.#open.push(gameId);
  }

  /** Withdraws an invitation; false when it has been taken. */
  withdraw(gameId: string): boolean {
    const at = this.#open.indexOf(gameId);
    if (at >= 0) this.#open.splice(at, 1);
    return at >= 0;
  }

  /** Takes the oldest invitation. */
  take(): string | undefined {
    return this.#open.shift();
  }
}

type Way = AnyScorePlayer['ways'][string];

/**
 * Plays a score game to its end. A game that needs another player is entered by an invitation, or begun and waited for.
 * Returns whether it was completed.
 */
export async function playScore(
  player: Player,
  { descriptor: { id }, endpoint }: Game,
  { move, waitMs, pictureOf }: AnyScorePlayer,
  { start, isOpen, isDeserted }: Way,
  invitations: Invitations,
): Promise<boolean> {
  const socket = player.open(endpoint);
  const invitation = isOpen === undefined ? undefined : invitations.take();
  const since = performance.now();
  let state: ShownState | undefined;
  let receivedAt = 0;
  let isInviting = false;
  let picture: string | null = null;
  socket.onFrame = ({ payload }) => {
    state = (payload as { readonly gameState: ShownState }).gameState;
    receivedAt = performance.now();
    player.note({ kind: 'seen', game: id, room: roomOf(state), state });
  };
  const isOver = await playUntilOver(player, socket, `${id}.startGame`, {
    enter: async () => {
      const gameId = state?.gameId ?? invitation;
      const command =
        gameId !== undefined && 'joinGame' in endpoint.commands
          ? { action: 'joinGame', payload: { gameId } }
          : { action: 'startGame', payload: start };
      const answer = await socket.ask(command, () => true);
      // A running game has no reason to refuse its own player.
      if (answer.kind === 'refused' && state?.gameOver === false)
        player.observer.failed?.(`${id} again`, answer.code);
      return answer;
    },
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      if (isOpen?.(state) === true) {
        if (!isInviting) invitations.invite(roomOf(state));
        isInviting = true;
        const hasGivenUp = player.isLeaving || performance.now() - since > 3 * player.pace.lobbyMs;
        if (hasGivenUp && invitations.withdraw(roomOf(state))) return 'over';
      }
      const waited = performance.now() - receivedAt;
      // Who was refused during a fault does not come; a leaving player does not wait half an hour for that.
      if (player.isLeaving && waited > 3 * player.pace.lobbyMs && isDeserted?.(state) === true) {
        player.observer.raced?.(`${id}.startGame`, 'deserted');
        return 'over';
      }
      await player.sleep(Math.max(0, (waitMs?.(state) ?? 0) / player.pace.serverSpeed - waited));
      const shown = pictureOf?.(state) ?? null;
      if (shown !== null && shown !== picture) await loadPicture(player, shown);
      picture = shown;
      const next = move(state, player.self);
      if (next === undefined) return 'waiting';
      await makeMove(player, socket, { game: id, room: roomOf(state), roomField: 'gameId', next });
      return 'acted';
    },
  });
  socket.close();
  // Otherwise the next player would enter a game whose first player is gone.
  if (isInviting && state !== undefined) invitations.withdraw(roomOf(state));
  if (!isOver || state?.gameOver !== true) return false;
  player.note({ kind: 'rewarded', game: id, room: roomOf(state), essence: state.reward ?? 0 });
  return true;
}

const roomOf = ({ gameId = '' }: ShownState): string => gameId;

/** Loads a picture as the page does; 404 after its time. */
async function loadPicture(player: Player, address: string): Promise<void> {
  const from = performance.now();
  try {
    const { status } = await sendRequest(player.url + address, {
      method: 'GET',
      timeoutMs: player.pace.timeoutMs,
    });
    player.observer.answered?.('http.section', performance.now() - from);
    if (status !== 200 && status !== 404) player.observer.failed?.('http.section', String(status));
  } catch {
    player.observer.lost?.('section');
  }
}
