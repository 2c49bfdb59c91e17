import type { CommandOf, FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { currentBlueEssence } from '@hub/features/ledger/balance-calls.ts';
import {
  ESSENCE_PER_ANSWER,
  type Guess,
  type MoreOrLessState,
  moreOrLess,
} from '@hub/games/more-or-less/game.ts';
import {
  ESSENCE_PER_ROUND,
  type MinimapPosition,
  type RiftGuesserState,
  riftGuesser,
} from '@hub/games/rift-guesser/game.ts';
import { type RiftGuesserTypes, secretSection } from '@hub/games/rift-guesser/rules/rules.ts';
import { ownAccount } from '@hub/protocol/http/accounts';
import { lastMatches } from '@hub/protocol/http/activity';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { ManualClock } from '../../packages/server/src/testing/manual-clock.ts';
import { createApiClient, createGuest, type Identity } from '../players/api-client.ts';
import { GameSocket } from '../players/game-socket.ts';

const REVEAL_MS = 1_500;

/** Totals of all games of one account. */
export interface Tally {
  /** Blue Essence by the scores. */
  earned: number;
  /** Blue Essence of the scores that was not paid, by the last frames. */
  unpaid: number;
  rounds: number;
  games: number;
}

/**
 * An account that plays Rift Guesser and More or Less through websockets. Its server has a manual clock that advances
 * only while the player waits: a day takes a minute. Throws on every refusal.
 */
export class ScorePlayer {
  readonly server: TestServer;
  readonly clock: ManualClock;
  readonly tally: Tally = { earned: 0, unpaid: 0, rounds: 0, games: 0 };
  readonly #me: Identity;
  readonly #riftGuesser: GameSocket<typeof riftGuesser>;
  readonly #moreOrLess: GameSocket<typeof moreOrLess>;
  #shown: MoreOrLessState | undefined;

  private constructor(server: TestServer, clock: ManualClock, me: Identity) {
    this.server = server;
    this.clock = clock;
    this.#me = me;
    const options = { url: server.url, token: me.token, isChecked: true, onFault: fail };
    this.#riftGuesser = new GameSocket(riftGuesser, options);
    this.#moreOrLess = new GameSocket(moreOrLess, options);
    this.#moreOrLess.onFrame = ({ action, payload }) => {
      if (!('gameState' in payload)) return;
      const { gameState } = payload;
      if (action === 'gameOver' && this.#shown?.gameOver === false)
        this.#countGame(gameState, ESSENCE_PER_ANSWER);
      this.#shown = gameState;
    };
  }

  /** Starts a server at midnight UTC and creates an account. `dailyEssence` replaces the product's daily limit. */
  static async begin(dailyEssence?: number): Promise<ScorePlayer> {
    const clock = new ManualClock('2026-11-20T00:00:00Z');
    const limit = dailyEssence === undefined ? {} : { scoreGameEssencePerDay: dailyEssence };
    const server = await startServer({ clock, ...limit });
    const player = new ScorePlayer(server, clock, await createGuest(server.url, 'Scores'));
    await player.#riftGuesser.opened();
    await player.#moreOrLess.opened();
    return player;
  }

  /** The account's balance in Blue Essence. */
  async balance(): Promise<number> {
    const call = this.#api();
    const { blueEssence } = await call(currentBlueEssence, { params: { id: this.#me.account } });
    return blueEssence;
  }

  /** Makes a call of the page after a game. Rejects when it is refused. */
  async makeCall(isAccount: boolean): Promise<void> {
    await (isAccount ? this.#api()(ownAccount) : this.#api()(lastMatches));
  }

  async end(): Promise<void> {
    this.#riftGuesser.close();
    this.#moreOrLess.close();
    await this.server.stop();
  }

  /** Continues or starts a game of Rift Guesser. */
  startRiftGuesser(): Promise<RiftGuesserState> {
    return this.#askRiftGuesser({ action: 'startGame', payload: {} });
  }

  /** The position of the round, read from the store: the best that any script could find. */
  async positionOf({ gameId }: RiftGuesserState): Promise<MinimapPosition> {
    const snapshot = await this.server.hub.store.rooms.load(gameId);
    const { section } = secretSection(JSON.parse(snapshot?.state ?? 'null') as RiftGuesserTypes['state']);
    return { x: section.x + section.width / 2, y: section.y + section.height / 2 };
  }

  /** Submits a guess after `afterMs` of the round, or as soon as the server accepts it. */
  async submit(
    { gameId, wait }: RiftGuesserState,
    guess: MinimapPosition,
    afterMs = 0,
  ): Promise<RiftGuesserState> {
    this.clock.advance(Math.max(wait, afterMs));
    const answer = await this.#askRiftGuesser({ action: 'submitGuess', payload: { gameId, guess } });
    this.tally.rounds += 1;
    if (answer.gameOver) this.#countGame(answer, ESSENCE_PER_ROUND);
    return answer;
  }

  /** Starts the next round after `afterMs` of the reveal, or as soon as the server accepts it. */
  nextRound({ gameId, wait }: RiftGuesserState, afterMs = 0): Promise<RiftGuesserState> {
    this.clock.advance(Math.max(wait, afterMs));
    return this.#askRiftGuesser({ action: 'startNextRound', payload: { gameId } });
  }

  /** Continues or starts a single game of More or Less. */
  startMoreOrLess(): Promise<MoreOrLessState> {
    return this.#askMoreOrLess({ action: 'startGame', payload: { mode: 'single' } });
  }

  /** Answers `afterMs` after the question, and waits for the next question or the end. */
  async answer({ gameId }: MoreOrLessState, guess: Guess, afterMs = 0): Promise<MoreOrLessState> {
    this.clock.advance(afterMs);
    await this.#askMoreOrLess({ action: 'submitGuess', payload: { gameId, guess } }, []);
    this.tally.rounds += 1;
    this.clock.advance(REVEAL_MS);
    // The server notices the time with the next command.
    return this.#askMoreOrLess({ action: 'joinGame', payload: { gameId } }, ['gameStarted', 'gameOver']);
  }

  #api() {
    return createApiClient({ url: this.server.url, token: () => this.#me.token });
  }

  /** The end of a game has two frames, of which the last one is the answer. */
  async #askRiftGuesser(command: CommandOf<typeof riftGuesser>): Promise<RiftGuesserState> {
    const frame = await accepted(
      this.#riftGuesser,
      command,
      ({ action, payload }) => action === 'gameOver' || !payload.gameState.gameOver,
    );
    return frame.payload.gameState;
  }

  async #askMoreOrLess(
    command: CommandOf<typeof moreOrLess>,
    answers: readonly string[] = ['gameStarted'],
  ): Promise<MoreOrLessState> {
    const frame = await accepted(
      this.#moreOrLess,
      command,
      ({ action }) => answers.length === 0 || answers.includes(action),
    );
    if (!('gameState' in frame.payload)) throw new Error(`${frame.action} has no game`);
    return frame.payload.gameState;
  }

  #countGame({ score, reward }: { readonly score: number; readonly reward: number }, price: number): void {
    this.tally.games += 1;
    this.tally.earned += score * price;
    this.tally.unpaid += score * price - reward;
  }
}

function fail(what: string, why: string): never {
  throw new Error(`${what}: ${why}`);
}

async function accepted<E extends RealtimeEndpoint>(
  socket: GameSocket<E>,
  command: CommandOf<E>,
  isAnswer: (frame: FrameOf<E>) => boolean,
): Promise<FrameOf<E>> {
  const answer = await socket.ask(command, isAnswer);
  if (answer.kind === 'frame') return answer.frame;
  return fail(command.action, answer.kind === 'refused' ? answer.code : answer.kind);
}
