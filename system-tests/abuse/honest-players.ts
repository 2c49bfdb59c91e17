import { setTimeout as sleep } from 'node:timers/promises';
import { championRift } from '@hub/games/champion-rift/game.ts';
import { GameSocket } from '../players/game-socket.ts';
import { concurrently } from '../players/waiting.ts';
import { HttpClient } from './http-client.ts';

/** Time between two requests of one player, over HTTP and over the socket each. */
const PACE_MS = 250;

type RiftSocket = GameSocket<typeof championRift>;

/** Players that make ordinary requests during attacks; measures answer times and failures. */
export class HonestPlayers {
  readonly #client: HttpClient;
  readonly #sockets: readonly RiftSocket[];
  readonly #done: Promise<unknown>;
  #isOver = false;
  #waits: number[] = [];
  #failures = 0;

  private constructor(client: HttpClient, url: string, tokens: readonly string[]) {
    this.#client = client;
    this.#sockets = tokens.map(
      (token) =>
        new GameSocket(championRift, { url, token, timeoutMs: 10_000, onLoss: () => this.#countFailure() }),
    );
    this.#done = Promise.all([
      ...tokens.map((token) => this.#sendCalls(token)),
      ...this.#sockets.map((socket) => this.#sendCommands(socket)),
    ]);
  }

  /** Creates accounts, opens sockets and starts the requests. */
  static async begin(port: number, count: number): Promise<HonestPlayers> {
    const client = new HttpClient(port, '127.0.0.1', count);
    const tokens = await concurrently(count, count, (number) => client.guest(`Honest ${number}`));
    return new HonestPlayers(client, `http://127.0.0.1:${port}`, tokens.map(String));
  }

  /** Returns and resets the answer times (ms, ascending) and the number of failed requests. */
  take(): { readonly waits: readonly number[]; readonly failures: number } {
    const taken = { waits: this.#waits.toSorted((a, b) => a - b), failures: this.#failures };
    this.#waits = [];
    this.#failures = 0;
    return taken;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
    for (const socket of this.#sockets) socket.close();
    this.#client.close();
  }

  #countFailure(): void {
    if (!this.#isOver) this.#failures += 1;
  }

  async #sendCalls(token: string): Promise<void> {
    await this.#repeat(async () => {
      const { status } = await this.#client.call({ path: '/api/lastMatches', token });
      return status === 200;
    });
  }

  async #sendCommands(socket: RiftSocket): Promise<void> {
    await socket.opened();
    await this.#repeat(async () => {
      const command = { action: 'startGame', payload: {} } as const;
      const answer = await socket.ask(command, ({ action }) => action === 'gameStarted');
      return answer.kind === 'frame';
    });
  }

  async #repeat(request: () => Promise<boolean>): Promise<void> {
    while (!this.#isOver) {
      const from = performance.now();
      const isAnswered = await request();
      this.#waits.push(performance.now() - from);
      if (!isAnswered) this.#countFailure();
      await sleep(PACE_MS);
    }
  }
}
