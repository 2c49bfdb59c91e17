import type { Game } from '@hub/engine/binding/binding';
import type { AnyLobbyPlayer, ShownState } from '@hub/engine/testing/game-player';
import type { CommandOf, FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { LobbyData, LobbyStatus, LobbySummary } from '@hub/engine/wire/lobbies';
import type { Answer, GameSocket } from './game-socket.ts';
import { makeMove, playUntilOver, stateIn } from './play-until-over.ts';
import type { Player } from './player.ts';

type Frame = FrameOf<RealtimeEndpoint>;

/** Shares of decisions to leave the lobby, to drop the connection, and to play again after the game. */
const LEAVE_PERCENT = 1;
const CUT_PERCENT = 2;
const AGAIN_PERCENT = 40;
/** Share of moments of waiting in which a player says something. */
const PHRASE_PERCENT = 10;

/** What the state of a lobby game has. */
type LobbyGameState = ShownState & {
  readonly isPractice?: boolean;
  readonly players?: readonly { readonly id: string }[];
};

const lobbyIn = (payload: unknown): LobbyData | undefined =>
  (payload as { readonly lobbyData?: LobbyData }).lobbyData;

/** A player in a lobby: the last frames, and the reaction to them. */
class LobbyPlayer {
  readonly #player: Player;
  readonly #game: Game;
  readonly #strategy: AnyLobbyPlayer;
  readonly #socket: GameSocket<RealtimeEndpoint>;
  #lobbyId: string | undefined;
  #status: LobbyStatus | undefined;
  #lobby: LobbyData | undefined;
  #state: LobbyGameState | undefined;
  #joinedAt = 0;
  #finished = 0;
  #isOut = false;

  constructor(player: Player, game: Game, strategy: AnyLobbyPlayer) {
    this.#player = player;
    this.#game = game;
    this.#strategy = strategy;
    this.#socket = player.open(game.endpoint);
    this.#socket.onFrame = (frame) => this.#receive(frame);
  }

  /** Plays until the player leaves the lobby. Returns the number of completed games. */
  async play(): Promise<number> {
    const what = `${this.#game.descriptor.id}.enter`;
    await playUntilOver(this.#player, this.#socket, what, {
      enter: () => this.#enter(),
      step: () => this.#step(),
    });
    this.#socket.close();
    return this.#finished;
  }

  #receive({ action, payload }: Frame): void {
    if (action === 'lobbyClosed' || action === 'kicked') this.#isOut = true;
    const lobby = lobbyIn(payload);
    if (lobby !== undefined) this.#takeLobby(lobby);
    const state: LobbyGameState | undefined = stateIn(payload);
    if (state === undefined) return;
    if (action !== 'joinedLobby') this.#status = state.gameOver ? 'over' : 'playing';
    this.#state = state;
    this.#note(state.lobbyId ?? '', state);
    if (state.gameOver && state.isPractice !== true) this.#noteEnd(state);
  }

  #takeLobby(lobby: LobbyData): void {
    this.#lobby = lobby;
    this.#status = lobby.status;
    this.#note(lobby.id, lobby);
  }

  #note(room: string, state: LobbyData | LobbyGameState): void {
    this.#player.note({ kind: 'seen', game: this.#game.descriptor.id, room, state });
  }

  #noteEnd({ lobbyId: room = '', players = [] }: LobbyGameState): void {
    if (players.some(({ id }) => id === this.#player.me.playerId))
      this.#player.note({ kind: 'finished', game: this.#game.descriptor.id, room });
  }

  /** Returns to the lobby, joins an open one, or creates one. */
  async #enter(): Promise<Answer<RealtimeEndpoint>> {
    if (this.#lobbyId !== undefined) return this.#join(this.#lobbyId);
    const lobby = await this.#find();
    if (lobby !== undefined) {
      const joined = await this.#join(lobby.id);
      // Refused when another player took the last seat.
      if (joined.kind !== 'refused') return joined;
    }
    const created = await this.#ask(this.#creation, 'lobbyCreated');
    if (created.kind !== 'frame') return created;
    return this.#join((created.frame.payload as { readonly lobbyId: string }).lobbyId);
  }

  async #join(lobbyId: string): Promise<Answer<RealtimeEndpoint>> {
    const answer = await this.#ask({ action: 'joinLobby', payload: { lobbyId } }, 'joinedLobby');
    if (answer.kind === 'frame' && this.#lobbyId === undefined) {
      this.#lobbyId = lobbyId;
      this.#joinedAt = performance.now();
    }
    return answer;
  }

  async #find(): Promise<LobbySummary | undefined> {
    const answer = await this.#ask({ action: 'subscribeToLobbies', payload: {} }, 'openLobbies');
    this.#send({ action: 'unsubscribeFromLobbies', payload: {} });
    if (answer.kind !== 'frame') return undefined;
    const { lobbies } = answer.frame.payload as { readonly lobbies: readonly LobbySummary[] };
    return this.#player.random.pick(lobbies.filter(({ hasPassword }) => !hasPassword).slice(0, 3));
  }

  async #step(): Promise<'acted' | 'waiting' | 'over'> {
    if (this.#isOut) return 'over';
    switch (this.#status) {
      case 'open':
        return this.#getReady();
      case 'starting':
      case 'loading':
        return this.#reportLoaded();
      case 'playing':
        return this.#takeTurn();
      case 'over':
        return this.#playAgainOrLeave();
      case undefined:
      default:
        return 'waiting';
    }
  }

  /** Reports ready when the lobby is full or after a wait; adds a bot when no other player joins. */
  async #getReady(): Promise<'acted' | 'waiting' | 'over'> {
    const lobby = this.#lobby;
    if (lobby === undefined) return 'waiting';
    const { players, maxPlayers, owner } = lobby;
    const waited = performance.now() - this.#joinedAt;
    if (players.length < 2) {
      if (this.#player.isLeaving || waited > 6 * this.#player.pace.lobbyMs) return this.#leaveLobby();
      if (waited <= 3 * this.#player.pace.lobbyMs || owner !== this.#player.me.playerId) return this.#wait();
      await this.#ask({ action: 'addBot', payload: { ...this.#here, strength: 'easy' } }, 'playerJoined');
      return 'acted';
    }
    if (this.#player.random.percent(PHRASE_PERCENT))
      this.#send({ action: 'sayPhrase', payload: { ...this.#here, phrase: 'hello' } });
    if (isReady(lobby, this.#player) || (players.length < maxPlayers && waited < this.#player.pace.lobbyMs))
      return this.#wait();
    if (!(await this.#thinkConnected())) return 'acted';
    if (this.#status === 'open')
      await this.#ask({ action: 'setPlayerStatus', payload: { ...this.#here, status: 1 } }, ({ payload }) => {
        const told = lobbyIn(payload);
        return told !== undefined && isReady(told, this.#player);
      });
    return 'acted';
  }

  /** No frame arrives at the end of the wait. */
  async #wait(): Promise<'acted'> {
    await this.#socket.change(Math.max(50, this.#player.pace.lobbyMs / 4));
    return 'acted';
  }

  async #reportLoaded(): Promise<'waiting'> {
    const isAwaited =
      this.#status === 'starting' || this.#lobby?.waitingFor.includes(this.#player.me.playerId) === true;
    if (isAwaited) this.#send({ action: 'playerLoadedIntoGame', payload: this.#here });
    return 'waiting';
  }

  async #takeTurn(): Promise<'acted' | 'waiting' | 'over'> {
    if (this.#state === undefined || this.#state.gameOver) return 'waiting';
    const next = this.#strategy.move(this.#state, this.#player.self);
    if (next === undefined) return 'waiting';
    const { id: game } = this.#game.descriptor;
    await makeMove(this.#player, this.#socket, {
      game,
      room: this.#lobbyId ?? '',
      roomField: 'lobbyId',
      next,
    });
    if (this.#player.random.percent(CUT_PERCENT)) this.#socket.drop();
    return this.#player.random.percent(LEAVE_PERCENT) ? this.#leaveLobby() : 'acted';
  }

  /** Waits for the think time; false when the connection was lost meanwhile, and with it the last state. */
  async #thinkConnected(): Promise<boolean> {
    const { connections } = this.#socket;
    await this.#player.think();
    return this.#socket.connections === connections;
  }

  async #playAgainOrLeave(): Promise<'acted' | 'over'> {
    if (!(await this.#thinkConnected())) return 'acted';
    this.#finished += 1;
    if (this.#player.isLeaving || !this.#player.random.percent(AGAIN_PERCENT)) return this.#leaveLobby();
    this.#joinedAt = performance.now();
    // After another player's command the lobby is open already, and there is no answer.
    if (this.#status === 'over') await this.#ask({ action: 'playAgain', payload: this.#here }, 'backInLobby');
    return 'acted';
  }

  /** `leaveLobby` has no answer. */
  #leaveLobby(): 'over' {
    this.#send({ action: 'leaveLobby', payload: this.#here });
    return 'over';
  }

  get #here(): { readonly lobbyId: string } {
    return { lobbyId: this.#lobbyId ?? '' };
  }

  /** The command that creates a lobby for a short game. */
  get #creation(): Command {
    const { random, name } = this.#player;
    const maxPlayers = random.pick([2, 2, 3, 4, 6, 8]) ?? 2;
    const settings = this.#strategy.settings(random);
    return { action: 'createLobby', payload: { name: `${name}'s lobby`, maxPlayers, ...settings } };
  }

  #send(command: Command): void {
    this.#socket.send(command);
  }

  async #ask(
    command: Command,
    answers: string | ((frame: Frame) => boolean),
  ): Promise<Answer<RealtimeEndpoint>> {
    const answer = await this.#socket.ask(command, (frame) =>
      typeof answers === 'string' ? frame.action === answers : answers(frame),
    );
    if (answer.kind === 'refused')
      this.#player.reportRefusal(`${this.#game.descriptor.id}.${command.action}`, answer.code);
    if (answer.kind === 'late') this.#socket.drop();
    return answer;
  }
}

const isReady = ({ players }: LobbyData, { me }: Player): boolean =>
  players.some(({ id, status }) => id === me.playerId && status === 1);

type Command = CommandOf<RealtimeEndpoint>;

/** Joins or creates a lobby, plays, and leaves. Returns the number of completed games. */
export const playInLobby = (player: Player, game: Game, strategy: AnyLobbyPlayer): Promise<number> =>
  new LobbyPlayer(player, game, strategy).play();
