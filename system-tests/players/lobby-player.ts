import type { ChainState, chainOfLegends } from '@hub/chain-of-legends/game.ts';
import type { ClashState, cooldownClash } from '@hub/cooldown-clash/game.ts';
import type { FrameOf } from '@hub/engine/wire/envelope';
import type { LobbyData, LobbyStatus, LobbySummary } from '@hub/engine/wire/lobbies';
import type { Answer, GameLink } from './game-socket.ts';
import { stayUntilOver } from './play-until-over.ts';
import type { Player } from './player.ts';

export type LobbyEndpoint = typeof chainOfLegends | typeof cooldownClash;
type StateOf<E extends LobbyEndpoint> = E extends typeof chainOfLegends ? ChainState : ClashState;

/** What the two games do differently. */
export interface TableManners<E extends LobbyEndpoint> {
  readonly endpoint: E;
  /** A table that is small and quick. */
  readonly create: (player: Player) => Parameters<GameLink<E>['send']>[0];
  /** Moves if it is this player's to move; false when there is nothing to do now. */
  readonly move: (player: Player, link: GameLink<E>, state: StateOf<E>) => Promise<boolean>;
}

/** In a hundred decisions during a game so many are to leave for good, to lose the connection, to play again at its end. */
const LEAVE_PERCENT = 1;
const CUT_PERCENT = 2;
const AGAIN_PERCENT = 40;

/** Somebody at a table: what was told last, and what is done about it. */
class Guest<E extends LobbyEndpoint> {
  readonly #player: Player;
  readonly #manners: TableManners<E>;
  readonly #link: GameLink<E>;
  #lobbyId: string | undefined;
  #status: LobbyStatus | undefined;
  #lobby: LobbyData | undefined;
  #state: StateOf<E> | undefined;
  #satDownAt = 0;
  #finished = 0;
  #isOut = false;

  constructor(player: Player, manners: TableManners<E>) {
    this.#player = player;
    this.#manners = manners;
    this.#link = player.open(manners.endpoint);
    // The two endpoints have the same frames but for the game's own state.
    this.#link.onFrame = (frame) => this.#hear(frame as FrameOf<LobbyEndpoint>);
  }

  /** Plays at a table until this player has had enough. Says how many games came to their end. */
  async play(): Promise<number> {
    const what = `${this.#manners.endpoint.name}.enter`;
    await stayUntilOver(this.#player, this.#link, what, {
      enter: () => this.#enter(),
      step: () => this.#step(),
    });
    this.#link.close();
    return this.#finished;
  }

  #hear({ action, payload }: FrameOf<LobbyEndpoint>): void {
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
    const game = this.#manners.endpoint.name as 'chainOfLegends';
    this.#player.note({ kind: 'seen', game, room, state: state as LobbyData });
  }

  #noteEnd({ lobbyId: room, winner, players }: ChainState | ClashState): void {
    const game = this.#manners.endpoint.name as 'chainOfLegends';
    if (players.some(({ id }) => id === this.#player.me.playerId))
      this.#player.note({ kind: 'finished', game, room, winner });
  }

  /** Back to the table, or to one that is open, or to one of one's own. */
  async #enter(): Promise<Answer<E>> {
    if (this.#lobbyId !== undefined) return this.#join(this.#lobbyId);
    const table = await this.#find();
    if (table !== undefined) {
      const joined = await this.#join(table.id);
      // Somebody else was quicker.
      if (joined.kind !== 'refused') return joined;
    }
    const created = await this.#ask(this.#manners.create(this.#player), 'lobbyCreated');
    if (created.kind !== 'frame') return created;
    return this.#join((created.frame.payload as { readonly lobbyId: string }).lobbyId);
  }

  async #join(lobbyId: string): Promise<Answer<E>> {
    const answer = await this.#ask({ action: 'joinLobby', payload: { lobbyId } }, 'joinedLobby');
    if (answer.kind === 'frame' && this.#lobbyId === undefined) {
      this.#lobbyId = lobbyId;
      this.#satDownAt = performance.now();
    }
    return answer;
  }

  async #find(): Promise<LobbySummary | undefined> {
    const answer = await this.#ask({ action: 'subscribeToLobbies', payload: {} }, 'openLobbies');
    this.#send({ action: 'unsubscribeFromLobbies', payload: {} });
    if (answer.kind !== 'frame') return undefined;
    const { lobbies } = answer.frame.payload as { readonly lobbies: readonly LobbySummary[] };
    return this.#player.dice.pick(lobbies.filter(({ hasPassword }) => !hasPassword).slice(0, 3));
  }

  async #step(): Promise<'acted' | 'waiting' | 'over'> {
    if (this.#isOut) return 'over';
    switch (this.#status) {
      case 'open':
        return this.#getReady();
      case 'starting':
      case 'loading':
        return this.#tellLoaded();
      case 'playing':
        return this.#takeTurn();
      case 'over':
        return this.#goOnOrLeave();
      case undefined:
      default:
        return 'waiting';
    }
  }

  /** Ready when the table is full, or when it has waited for long enough. Alone, with a bot. */
  async #getReady(): Promise<'acted' | 'waiting' | 'over'> {
    const lobby = this.#lobby;
    if (lobby === undefined) return 'waiting';
    const { players, maxPlayers, owner } = lobby;
    const waited = performance.now() - this.#satDownAt;
    if (players.length < 2) {
      if (this.#player.isLeaving || waited > 6 * this.#player.pace.lobbyMs) return this.#standUp();
      if (waited <= 3 * this.#player.pace.lobbyMs || owner !== this.#player.me.playerId) return this.#wait();
      await this.#ask({ action: 'addBot', payload: { ...this.#here, strength: 'easy' } }, 'playerJoined');
      return 'acted';
    }
    if (isReady(lobby, this.#player) || (players.length < maxPlayers && waited < this.#player.pace.lobbyMs))
      return this.#wait();
    if (!(await this.#thinkHere())) return 'acted';
    if (this.#status === 'open')
      await this.#ask(
        { action: 'setPlayerStatus', payload: { ...this.#here, status: 1 } },
        ({ payload }) => 'lobbyData' in payload && isReady(payload.lobbyData, this.#player),
      );
    return 'acted';
  }

  /** Nobody tells when the patience is over. */
  async #wait(): Promise<'acted'> {
    await this.#link.change(Math.max(50, this.#player.pace.lobbyMs / 4));
    return 'acted';
  }

  async #tellLoaded(): Promise<'waiting'> {
    const isAwaited =
      this.#status === 'starting' || this.#lobby?.waitingFor.includes(this.#player.me.playerId) === true;
    if (isAwaited) this.#send({ action: 'playerLoadedIntoGame', payload: this.#here });
    return 'waiting';
  }

  async #takeTurn(): Promise<'acted' | 'waiting' | 'over'> {
    if (this.#state === undefined || this.#state.gameOver) return 'waiting';
    if (!(await this.#manners.move(this.#player, this.#link, this.#state))) return 'waiting';
    if (this.#player.dice.percent(CUT_PERCENT)) this.#link.cut();
    return this.#player.dice.percent(LEAVE_PERCENT) ? this.#standUp() : 'acted';
  }

  /** Thinks; false when the connection was lost meanwhile: what is known may be old, and the table is to be asked for first. */
  async #thinkHere(): Promise<boolean> {
    const { connections } = this.#link;
    await this.#player.think();
    return this.#link.connections === connections;
  }

  async #goOnOrLeave(): Promise<'acted' | 'over'> {
    if (!(await this.#thinkHere())) return 'acted';
    this.#finished += 1;
    if (this.#player.isLeaving || !this.#player.dice.percent(AGAIN_PERCENT)) return this.#standUp();
    this.#satDownAt = performance.now();
    // Whoever says it later is back already, and gets no answer.
    if (this.#status === 'over') await this.#ask({ action: 'playAgain', payload: this.#here }, 'backInLobby');
    return 'acted';
  }

  /** Leaving has no answer for the one who leaves. */
  #standUp(): 'over' {
    this.#send({ action: 'leaveLobby', payload: this.#here });
    return 'over';
  }

  get #here(): { readonly lobbyId: string } {
    return { lobbyId: this.#lobbyId ?? '' };
  }

  #send(command: LobbyCommand): void {
    this.#link.send(command as Parameters<GameLink<E>['send']>[0]);
  }

  async #ask(
    command: LobbyCommand | Parameters<GameLink<E>['send']>[0],
    answers: string | ((frame: FrameOf<LobbyEndpoint>) => boolean),
  ): Promise<Answer<E>> {
    const isAnswer = (frame: FrameOf<LobbyEndpoint>): boolean =>
      typeof answers === 'string' ? frame.action === answers : answers(frame);
    const answer = await this.#link.ask(command as Parameters<GameLink<E>['send']>[0], (frame) =>
      isAnswer(frame as FrameOf<LobbyEndpoint>),
    );
    if (answer.kind === 'refused')
      this.#player.wasRefused(`${this.#manners.endpoint.name}.${command.action}`, answer.code);
    if (answer.kind === 'late') this.#link.cut();
    return answer;
  }
}

const isReady = ({ players }: LobbyData, { me }: Player): boolean =>
  players.some(({ id, status }) => id === me.playerId && status === 1);

type LobbyCommand = Parameters<GameLink<typeof chainOfLegends>['send']>[0];

/** Finds a table or lays one, plays, and leaves. Says how many games came to their end. */
export const playAtTable = <E extends LobbyEndpoint>(
  player: Player,
  manners: TableManners<E>,
): Promise<number> => new Guest(player, manners).play();
