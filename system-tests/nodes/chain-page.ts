import { setMaxListeners } from 'node:events';
import type { ErrorFrame, FrameOf } from '@hub/engine/wire/envelope';
import { type ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { isUnanswered } from '@hub/games/chain-of-legends/screen/chain-view.ts';
import { namesStartingWith } from '@hub/games/chain-of-legends/testing/player.ts';
import {
  createGameSession,
  type GameSession,
  newSession,
  type SessionRules,
  type SessionState,
} from '@hub/ui/net/game-session.ts';
import { createSocketClient, type SocketClient } from '@hub/ui/net/socket-client.ts';
import { WebSocket } from 'ws';
import type { Identity } from '../players/api-client.ts';
import { eventually } from '../players/waiting.ts';

type Command = Parameters<SocketClient<typeof chainOfLegends>['send']>[0];
type Frame = FrameOf<typeof chainOfLegends>;
type State = SessionState<ChainState, Command>;

/** What came of an answer, and how long the page waited for that in ms. */
export interface Outcome {
  readonly kind: 'taken' | 'refused' | 'vanished';
  readonly waitedMs: number;
}

const LIMIT_MS = 20_000;
const READY_AGAIN_MS = 1_000;

// The page's connection follows events of the browser's window, of which there are none here.
const browser = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};
// One of each page.
setMaxListeners(0, browser.window, browser.document);
Object.assign(globalThis, browser);

const rules: SessionRules<Frame, State> = {
  initial: newSession,
  read({ payload }) {
    const game = 'gameState' in payload ? payload.gameState : null;
    if (game === null) return undefined;
    const { lobbyId: id, version, timeLeft, gameOver: isOver } = game;
    return { game, id, version, timeLeft, isOver, isAnswer: true };
  },
  isUnanswered,
};

/** The page of a player in a game of Chain of Legends: its connection and session, without its picture. */
export class ChainPage {
  readonly me: Identity;
  readonly #lobbyId: string;
  readonly #client: SocketClient<typeof chainOfLegends>;
  readonly #session: GameSession<Frame, State>;
  #seats = 0;

  /** Connects to the hub at `url` and joins the lobby, again after each lost connection. */
  constructor(url: string, me: Identity, lobbyId: string) {
    this.me = me;
    this.#lobbyId = lobbyId;
    this.#client = createSocketClient(chainOfLegends, {
      socketUrl: url.replace('http', 'ws'),
      token: () => me.token,
      onUnauthorized: () => undefined,
      onOtherVersion: () => undefined,
      onStrangeFrame: (endpoint) => {
        throw new Error(`a strange frame of ${endpoint}`);
      },
      createSocket: (address, protocols) =>
        new WebSocket(address, protocols).on('error', () => undefined) as unknown as globalThis.WebSocket,
    });
    this.#session = createGameSession(this.#client, rules);
    this.#session.start({
      onOpen: () => this.#send({ action: 'joinLobby', payload: { lobbyId } }),
      onFrame: (frame) => this.#follow(frame),
      onFatal: () => undefined,
    });
    this.#client.watch(() => this.#session.setLink(this.#client.state));
    this.#client.open();
  }

  get state(): State {
    return this.#session.state;
  }

  get isOnTurn(): boolean {
    const { game } = this.state;
    return game?.players[game.currentPlayerIndex]?.id === this.me.playerId;
  }

  /** Reports ready once `players` have a seat; resolves when the game has started. */
  async begin(players: number): Promise<void> {
    await must('seats', () => this.#seats === players);
    let next = 0;
    await must('a game', () => {
      if (performance.now() > next) {
        // Again if it was lost with a connection.
        this.#send({ action: 'setPlayerStatus', payload: { lobbyId: this.#lobbyId, status: 1 } });
        next = performance.now() + READY_AGAIN_MS;
      }
      return this.state.game !== undefined;
    });
  }

  /** Gives a right answer; resolves once the page shows that it was taken, or why not. */
  async answer(): Promise<Outcome> {
    const { game } = this.state;
    const [champion] = namesStartingWith(game?.nextLetter, Object.keys(game?.championData ?? {}));
    if (game === undefined || champion === undefined) throw new Error('no name fits');
    const { turn } = game;
    const from = performance.now();
    const payload = { lobbyId: this.#lobbyId, champion, turn };
    this.#session.request({ action: 'submitChampion', payload });
    let kind: Outcome['kind'] = 'vanished';
    await eventually(
      () => {
        if ((this.state.game?.turn ?? turn) > turn)
          kind = this.state.game?.lastInput === champion ? 'taken' : 'refused';
        else if (this.state.refusal !== undefined) kind = 'refused';
        return kind !== 'vanished';
      },
      LIMIT_MS,
      5,
    );
    return { kind, waitedMs: performance.now() - from };
  }

  /** Resolves once the page is connected and shows this turn or a later one. */
  async shows(turn: number): Promise<ChainState> {
    await must(`turn ${turn}`, () => this.state.isSynced && (this.state.game?.turn ?? 0) >= turn);
    const { game } = this.state;
    if (game === undefined) throw new Error('no game');
    return game;
  }

  /** Closes the connection, and connects again with `open`. */
  close(): void {
    this.#client.close();
  }

  open(): void {
    this.#client.open();
  }

  leave(): void {
    this.#send({ action: 'leaveLobby', payload: { lobbyId: this.#lobbyId } });
    this.#client.close();
  }

  #send(command: Command): void {
    this.#client.send(command);
  }

  #follow(frame: Exclude<Frame, ErrorFrame>): boolean {
    const { payload } = frame;
    if ('lobbyData' in payload) {
      this.#seats = payload.lobbyData.players.length;
      if (payload.lobbyData.status === 'loading')
        this.#send({ action: 'playerLoadedIntoGame', payload: { lobbyId: this.#lobbyId } });
    }
    return true;
  }
}

async function must(what: string, isTrue: () => boolean): Promise<void> {
  if (!(await eventually(isTrue, LIMIT_MS, 10))) throw new Error(`a page did not come to ${what}`);
}
