import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { LobbyData } from '@hub/engine/wire/lobbies';
import type { Identity } from '../players/api-client.ts';
import { GameSocket } from '../players/game-socket.ts';

/** How long a page takes to load the game, in ms. */
const PAGE_MS = 150;

/** How long a page waits for an answer before it asks again. */
const ASK_AGAIN_MS = 3_000;

/** What a lobby's frames have. */
type Payload = {
  readonly lobbyId?: string;
  readonly lobbyData?: LobbyData;
  readonly gameState?: {
    readonly players: readonly { readonly id: string }[];
    readonly gameOver: boolean;
  } | null;
};

/** A page of a player who presses quick play and waits for the game. */
export class Seeker {
  /** From the press to the first game with a seat, in ms; undefined until then. */
  waitedMs: number | undefined;
  /** Longest time alone in a lobby without bots, in ms. */
  aloneMs = 0;
  readonly refusals: string[] = [];
  lobbyId: string | undefined;
  /** Persons of the first game. */
  persons = 0;
  /** From the press to a running table at which a bot's place is promised after the round; undefined if there was none. */
  watchedMs: number | undefined;
  /** What happened until the player played, with times since the press in ms. */
  readonly steps: string[] = [];
  readonly identity: Identity;
  readonly #socket: GameSocket<RealtimeEndpoint>;
  readonly #pressedAt = performance.now();
  #aloneSince: number | undefined;
  #isPlaying: (() => void) | undefined;
  #hasEnded = false;

  constructor(url: string, identity: Identity, endpoint: RealtimeEndpoint) {
    this.identity = identity;
    this.#socket = new GameSocket(endpoint, {
      url,
      token: identity.token,
      timeoutMs: ASK_AGAIN_MS,
      onLoss: (why) => this.#note(`closed ${why}`),
    });
    this.#socket.onFrame = ({ payload }) => this.#receive(payload as Payload);
    void this.#keepEntering();
  }

  /** Resolves when the player plays, or after the limit in ms. */
  async playing(limitMs: number): Promise<void> {
    if (this.waitedMs !== undefined) return;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, limitMs);
      this.#isPlaying = () => {
        clearTimeout(limit);
        resolve();
      };
    });
  }

  /** Closes the page, after giving up the seat if `isLeaving`. */
  close(isLeaving: boolean): void {
    this.#hasEnded = true;
    if (isLeaving) this.#socket.send({ action: 'leaveLobby', payload: {} });
    this.#socket.close();
  }

  /** Presses quick play, and again whenever the connection is back: the server returns the player to its seat. */
  async #keepEntering(): Promise<void> {
    while (!this.#hasEnded && (await this.#socket.opened())) {
      const { connections } = this.#socket;
      this.#note('asks');
      const answer = await this.#socket.ask(
        { action: 'quickPlay', payload: {} },
        ({ action }) => action === 'joinedLobby',
      );
      this.#note(answer.kind === 'refused' ? answer.code : answer.kind);
      if (answer.kind === 'refused') this.refusals.push(answer.code);
      while (!this.#hasEnded && answer.kind === 'frame' && this.#socket.connections === connections) {
        await this.#socket.change(1_000);
        if (!this.#socket.isOpen) break;
      }
    }
  }

  #note(step: string): void {
    if (this.waitedMs === undefined || step === 'plays')
      this.steps.push(`${Math.round(performance.now() - this.#pressedAt)} ${step}`);
  }

  #receive({ lobbyId, lobbyData, gameState }: Payload): void {
    if (lobbyId !== undefined) this.lobbyId = lobbyId;
    if (lobbyData !== undefined) this.#noteLobby(lobbyData);
    const isSeatedSoon =
      lobbyData?.status === 'playing' && lobbyData.players.some(({ id }) => id === this.identity.playerId);
    if (isSeatedSoon && this.waitedMs === undefined) this.watchedMs ??= performance.now() - this.#pressedAt;
    const isSeated = gameState?.players.some(({ id }) => id === this.identity.playerId);
    if (isSeated !== true || this.waitedMs !== undefined) return;
    this.waitedMs = performance.now() - this.#pressedAt;
    this.#note('plays');
    this.persons = gameState?.players.filter(({ id }) => !id.startsWith('bot-')).length ?? 0;
    this.#isPlaying?.();
  }

  #noteLobby({ id, players, status }: LobbyData): void {
    this.#note(`${status} ${players.length}`);
    const isAlone = players.length === 1 && status !== 'playing';
    const now = performance.now();
    if (isAlone) this.#aloneSince ??= now;
    if (this.#aloneSince !== undefined) this.aloneMs = Math.max(this.aloneMs, now - this.#aloneSince);
    if (!isAlone) this.#aloneSince = undefined;
    if (status !== 'starting' && status !== 'loading') return;
    setTimeout(
      () => this.#socket.send({ action: 'playerLoadedIntoGame', payload: { lobbyId: id } }),
      PAGE_MS,
    );
  }
}
