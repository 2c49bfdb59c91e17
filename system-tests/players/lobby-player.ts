import type { FrameOf } from '@hub/engine/wire/envelope';
import type { LobbyData, LobbyStatus, LobbySummary } from '@hub/engine/wire/lobbies';
import type { ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import type { ClashState, cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import type { Answer, GameSocket } from './game-socket.ts';
import { playUntilOver } from './play-until-over.ts';
import type { Player } from './player.ts';

export type LobbyEndpoint = typeof chainOfLegends | typeof cooldownClash;
type StateOf<E extends LobbyEndpoint> = E extends typeof chainOfLegends ? ChainState : ClashState;

/** How a player creates and plays a lobby game. */
export interface LobbyStrategy<E extends LobbyEndpoint> {
  readonly endpoint: E;
  /** The command that creates a short game. */
  readonly create: (player: Player) => Parameters<GameSocket<E>['send']>[0];
  /** Plays one command; false when there is nothing to do. */
  readonly move: (player: Player, socket: GameSocket<E>, state: StateOf<E>) => Promise<boolean>;
}

/** Shares of decisions to leave the lobby, to drop the connection, and to play again after the game. */
const LEAVE_PERCENT = 1;
const CUT_PERCENT = 2;
const AGAIN_PERCENT = 40;
/** Share of moments of waiting in which a player says something. */
const PHRASE_PERCENT = 10;

/** A player in a lobby: the last frames, and the reaction to them. */
class LobbyPlayer<E extends LobbyEndpoint> {
  readonly #player: Player;
  readonly #strategy: LobbyStrategy<E>;
  readonly #socket: GameSocket<E>;
  #lobbyId: string | undefined;
  #status: LobbyStatus | undefined;
  #lobby: LobbyData | undefined;
  #state: StateOf<E> | undefined;
  #joinedAt = 0;
  #finished = 0;
  #isOut = false;

  constructor(player: Player, strategy: LobbyStrategy<E>) {
    this.#player = player;
    this.#strategy = strategy;
    this.#socket = player.open(strategy.endpoint);
    // The two endpoints have the same frames but for the game's own state.
    this.#socket.onFrame = (frame) => this.#receive(frame as FrameOf<LobbyEndpoint>);
  }

  /** Plays until the player leaves the lobby. Returns the number of completed games. */
  async play(): Promise<number> {
    const what = `${this.#strategy.endpoint.name}.enter`;
    await playUntilOver(this.#player, this.#socket, what, {
      enter: () => this.#enter(),
      step: () => this.#step(),
    });
    this.#socket.close();
    return this.#finished;
  }

  #receive({ action, payload }: FrameOf<LobbyEndpoint>): void {
    if (action === 'lobbyClosed' || action === 'kicked') this.#isOut = true;
    if ('lobbyData' in payload) this.#takeLobby(payload.lobbyData);
    if (!('gameState' in payload) || payload.gameState === null) return;
    const { gameState } = payload;
    if (action !== 'joinedLobby') this.#status = gameState.gameOver ? 'over' : 'playing';
    this.#state = gameState as StateOf<E>;
    this.#note(gameState.lobbyId, gameState);
    if (gameState.gameOver && !gameState.isPractice) this.#noteEnd(gameState);
  }

  #takeLobby(lobby: LobbyData): void {
    this.#lobby = lobby;
    this.#status = lobby.status;
    this.#note(lobby.id, lobby);
  }

  #note(room: string, state: LobbyData | ChainState | ClashState): void {
    const game = this.#strategy.endpoint.name as 'chainOfLegends';
    this.#player.note({ kind: 'seen', game, room, state: state as LobbyData });
  }

  #noteEnd({ lobbyId: room, winner, players }: ChainState | ClashState): void {
    const game = this.#strategy.endpoint.name as 'chainOfLegends';
    if (players.some(({ id }) => id === this.#player.me.playerId))
      this.#player.note({ kind: 'finished', game, room, winner });
  }

  /** Returns to the lobby, joins an open one, or creates one. */
  async #enter(): Promise<Answer<E>> {
    if (this.#lobbyId !== undefined) return this.#join(this.#lobbyId);
    const lobby = await this.#find();
    if (lobby !== undefined) {
      const joined = await this.#join(lobby.id);
      // Refused when another player took the last seat.
      if (joined.kind !== 'refused') return joined;
    }
    const created = await this.#ask(this.#strategy.create(this.#player), 'lobbyCreated');
    if (created.kind !== 'frame') return created;
    return this.#join((created.frame.payload as { readonly lobbyId: string }).lobbyId);
  }

  async #join(lobbyId: string): Promise<Answer<E>> {
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
      await this.#ask(
        { action: 'setPlayerStatus', payload: { ...this.#here, status: 1 } },
        ({ payload }) => 'lobbyData' in payload && isReady(payload.lobbyData, this.#player),
      );
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
    if (!(await this.#strategy.move(this.#player, this.#socket, this.#state))) return 'waiting';
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

  #send(command: LobbyCommand): void {
    this.#socket.send(command as Parameters<GameSocket<E>['send']>[0]);
  }

  async #ask(
    command: LobbyCommand | Parameters<GameSocket<E>['send']>[0],
    answers: string | ((frame: FrameOf<LobbyEndpoint>) => boolean),
  ): Promise<Answer<E>> {
    const isAnswer = (frame: FrameOf<LobbyEndpoint>): boolean =>
      typeof answers === 'string' ? frame.action === answers : answers(frame);
    const answer = await this.#socket.ask(command as Parameters<GameSocket<E>['send']>[0], (frame) =>
      isAnswer(frame as FrameOf<LobbyEndpoint>),
    );
    if (answer.kind === 'refused')
      this.#player.reportRefusal(`${this.#strategy.endpoint.name}.${command.action}`, answer.code);
    if (answer.kind === 'late') this.#socket.drop();
    return answer;
  }
}

const isReady = ({ players }: LobbyData, { me }: Player): boolean =>
  players.some(({ id, status }) => id === me.playerId && status === 1);

type LobbyCommand = Parameters<GameSocket<typeof chainOfLegends>['send']>[0];

/** Joins or creates a lobby, plays, and leaves. Returns the number of completed games. */
export const playInLobby = <E extends LobbyEndpoint>(
  player: Player,
  strategy: LobbyStrategy<E>,
): Promise<number> => new LobbyPlayer(player, strategy).play();
