import { ESSENCE_PER_ANSWER, type MoreOrLessState, moreOrLess } from '@hub/more-or-less/game.ts';
import {
  ESSENCE_PER_ROUND,
  type MinimapPosition,
  type RiftGuesserState,
  riftGuesser,
} from '@hub/rift-guesser/game.ts';
import { type RiftGuesserTypes, secretSection } from '@hub/rift-guesser/rules/rules.ts';
import { connect, protocolsFor } from '../../apps/server/src/realtime/testing/client.ts';
import { MoreOrLessPlayer } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import {
  type RiftGuesserFrame,
  RiftGuesserPlayer,
} from '../../apps/server/src/realtime/testing/rift-guesser-player.ts';
import type { Painter } from '../../apps/server/src/sections/painter.ts';
import { ManualClock } from '../../apps/server/src/testing/manual-clock.ts';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { Caller, type Reply } from './http-client.ts';

const REVEAL_MS = 1_500;
/** Pictures of a day would take an hour, and no script of these looks at one. */
const noPainter: Painter = { paint: async () => new Uint8Array(), close: async () => undefined };

/** What the games of one account have come to. */
export interface Tally {
  /** Blue Essence by the scores. */
  earned: number;
  /** Blue Essence that the day's limit kept back, as the last frames say. */
  unpaid: number;
  rounds: number;
  games: number;
}

interface Place {
  readonly server: TestServer;
  readonly clock: ManualClock;
  readonly caller: Caller;
  readonly token: string;
  readonly guesser: RiftGuesserPlayer;
  readonly shopper: MoreOrLessPlayer;
}

/**
 * One account that plays games for a score through the real protocol, on a server of its own whose time goes on only while
 * the player waits: a day is played in a minute. Every refusal throws.
 */
export class ScorePlayer {
  readonly server: TestServer;
  readonly clock: ManualClock;
  readonly tally: Tally = { earned: 0, unpaid: 0, rounds: 0, games: 0 };
  readonly #place: Place;

  private constructor(place: Place) {
    this.server = place.server;
    this.clock = place.clock;
    this.#place = place;
  }

  /** Starts a server at midnight UTC and opens an account. The day's limit is the product's unless another is given. */
  static async begin(scoreGameEssencePerDay?: number): Promise<ScorePlayer> {
    const clock = new ManualClock('2026-11-20T00:00:00Z');
    const limit = scoreGameEssencePerDay === undefined ? {} : { scoreGameEssencePerDay };
    const server = await startServer({ clock, painter: noPainter, ...limit });
    const caller = new Caller(Number(new URL(server.url).port), '127.0.0.80', 1);
    const token = String(await caller.guest('Scores'));
    const open = (path: string) => connect(server.url.replace('http', 'ws') + path, protocolsFor(token));
    const guesser = new RiftGuesserPlayer(await open(riftGuesser.path));
    const shopper = new MoreOrLessPlayer(await open(moreOrLess.path));
    return new ScorePlayer({ server, clock, caller, token, guesser, shopper });
  }

  call(path: string): Promise<Reply> {
    return this.#place.caller.call({ path: `/api${path}`, token: this.#place.token });
  }

  /** The Blue Essence of the account, as its owner reads it. */
  async balance(): Promise<number> {
    const account = JSON.parse((await this.call('/accounts/')).text) as { readonly id: string };
    const { text } = await this.call(`/accounts/${account.id}/current-blue-essence`);
    return (JSON.parse(text) as { readonly blueEssence: number }).blueEssence;
  }

  async end(): Promise<void> {
    this.#place.caller.close();
    await this.server.stop();
  }

  /** Takes up Rift Guesser, or begins a game. */
  async guesserGame(): Promise<RiftGuesserState> {
    return accepted(await this.#place.guesser.start());
  }

  /** Where the round's place is. Read from the store: no script that matches pictures can know it better. */
  async placeOf({ gameId }: RiftGuesserState): Promise<MinimapPosition> {
    const snapshot = await this.server.hub.store.rooms.load(gameId);
    const { section } = secretSection(JSON.parse(snapshot?.state ?? 'null') as RiftGuesserTypes['state']);
    return { x: section.x + section.width / 2, y: section.y + section.height / 2 };
  }

  /** Locks in there after so many ms of the round, or as soon as the server takes it; the answer. */
  async lockIn(state: RiftGuesserState, guess: MinimapPosition, afterMs = 0): Promise<RiftGuesserState> {
    this.clock.advance(Math.max(state.wait, afterMs));
    const { guesser } = this.#place;
    const answer = accepted(await guesser.lockIn(state.gameId, guess));
    this.tally.rounds += 1;
    if (answer.gameOver) this.#over(accepted(await guesser.next()), ESSENCE_PER_ROUND);
    return answer;
  }

  /** Starts the next round after so many ms of the answer, or as soon as the server does it. */
  async nextRound(state: RiftGuesserState, afterMs = 0): Promise<RiftGuesserState> {
    this.clock.advance(Math.max(state.wait, afterMs));
    return accepted(await this.#place.guesser.nextRound(state.gameId));
  }

  /** Takes up More or Less alone, or begins a game. */
  async shopGame(): Promise<MoreOrLessState> {
    const { shopper } = this.#place;
    noRefusal(await shopper.start('single'));
    return shopper.state;
  }

  /** Answers so many ms after the question, and waits for the next one or the end. */
  async answer(guess: 'higher' | 'lower', afterMs = 0): Promise<MoreOrLessState> {
    const { shopper } = this.#place;
    const { gameId } = shopper.state;
    this.clock.advance(afterMs);
    noRefusal(await shopper.guess(guess));
    this.tally.rounds += 1;
    this.clock.advance(REVEAL_MS);
    // The server notices the time with the next command; the answer comes behind the news.
    shopper.client.send('joinGame', { gameId });
    let ends = 0;
    for (let action = ''; action !== 'gameStarted' && ends < 2; ) {
      const frame = await shopper.next();
      noRefusal(frame);
      ({ action } = frame);
      if (action !== 'gameOver') continue;
      if (ends === 0) this.#over(shopper.state, ESSENCE_PER_ANSWER);
      ends += 1;
    }
    return shopper.state;
  }

  #over(
    { score, unpaid = 0 }: { readonly score: number; readonly unpaid?: number | undefined },
    price: number,
  ) {
    this.tally.games += 1;
    this.tally.earned += score * price;
    this.tally.unpaid += unpaid;
  }
}

function noRefusal({ action, code }: { readonly action: string; readonly code: string | undefined }): void {
  if (code !== undefined) throw new Error(`${action} was refused: ${code}`);
}

function accepted(frame: RiftGuesserFrame): RiftGuesserState {
  noRefusal(frame);
  return frame.state;
}
