import { championRift } from '@hub/champion-rift/game.ts';
import { GameLink } from '../players/game-socket.ts';
import { Caller, manyTimes } from './http-client.ts';
import { pause } from './raw-socket.ts';

/** Between two questions of one player, by call and by frame each. */
const PACE_MS = 250;
const PATIENCE_MS = 10_000;

/** Players who only want to play, while others attack; how long they wait, and how often in vain. */
export class HonestPlayers {
  readonly #caller: Caller;
  readonly #links: readonly GameLink<typeof championRift>[];
  readonly #done: Promise<unknown>;
  #isOver = false;
  #waits: number[] = [];
  #failures = 0;

  private constructor(caller: Caller, url: string, tokens: readonly string[]) {
    this.#caller = caller;
    const options = { url, patienceMs: PATIENCE_MS, backOff: { firstMs: 100, longestMs: 1_000 } };
    this.#links = tokens.map(
      (token) => new GameLink(championRift, { ...options, token, onLoss: () => this.#fail() }),
    );
    this.#done = Promise.all([
      ...tokens.map((token) => this.#askCalls(token)),
      ...this.#links.map((link) => this.#askFrames(link)),
    ]);
  }

  /** Opens accounts and sockets, and begins to ask. */
  static async begin(port: number, count: number): Promise<HonestPlayers> {
    const caller = new Caller(port, '127.0.0.1', count);
    const tokens = await manyTimes(count, count, (number) => caller.guest(`Honest ${number}`));
    return new HonestPlayers(caller, `http://127.0.0.1:${port}`, tokens.map(String));
  }

  /** The waits since the last time this was asked, in ms, shortest first, and the questions that got no answer. */
  take(): { readonly waits: readonly number[]; readonly failures: number } {
    const taken = { waits: this.#waits.toSorted((a, b) => a - b), failures: this.#failures };
    this.#waits = [];
    this.#failures = 0;
    return taken;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
    for (const link of this.#links) link.close();
    this.#caller.close();
  }

  #fail(): void {
    if (!this.#isOver) this.#failures += 1;
  }

  async #askCalls(token: string): Promise<void> {
    await this.#again(async () => {
      const { status } = await this.#caller.call({ path: '/api/lastMatches', token });
      return status === 200;
    });
  }

  async #askFrames(link: GameLink<typeof championRift>): Promise<void> {
    await link.opened();
    await this.#again(async () => {
      const command = { action: 'startGame', payload: {} } as const;
      const answer = await link.ask(command, ({ action }) => action === 'gameStarted');
      return answer.kind === 'frame';
    });
  }

  async #again(ask: () => Promise<boolean>): Promise<void> {
    while (!this.#isOver) {
      const from = performance.now();
      const isAnswered = await ask();
      this.#waits.push(performance.now() - from);
      if (!isAnswered) this.#fail();
      await pause(PACE_MS);
    }
  }
}
