import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { clashState, GUESS_MS, REEL_MS, RESULTS_MS, type State } from './reference-game.ts';
import { openReferenceStore } from './reference-store.ts';

/**
 * What a plain server on `ws` would be: JSON.parse, checks by hand, the state of a room in memory, one JSON.stringify a
 * broadcast, `send` to each of the four. The same rounds as Cooldown Clash with the same frames, but no accounts, no
 * contract, no store, nothing to come back to. Time passes as fast as in the other server. With STORE every state is in a
 * file before anybody hears of it, and that is the only difference.
 */
const SPEED = Number(process.env['SPEED']);
const STORE = process.env['STORE'];
const keep = STORE === undefined ? undefined : openReferenceStore(STORE);

class Room {
  readonly #id: number;
  readonly #members: (WebSocket | undefined)[] = [];
  readonly #tokens: string[];
  readonly #state: State;
  #endsAt = 0;

  constructor(id: number) {
    this.#id = id;
    this.#state = clashState(id);
    this.#tokens = this.#state.players.map(({ id: player }) => `token-${player}`);
  }

  sit(seat: number, socket: WebSocket): void {
    this.#members[seat] = socket;
  }

  submit(message: unknown): string | undefined {
    const { action, payload } = message as { action: unknown; payload: Record<string, unknown> };
    if (action === 'begin') return this.#reel();
    if (action !== 'submitGuess' || typeof payload !== 'object') return 'bad_frame';
    const { playerId, guess, accessToken } = payload;
    const seat = this.#state.players.findIndex(({ id }) => id === playerId);
    const player = this.#state.players[seat];
    if (player === undefined || accessToken !== this.#tokens[seat]) return 'not_seated';
    if (typeof guess !== 'number' || guess < 0 || guess > 999) return 'bad_guess';
    if (this.#state.action !== 'countdown') return 'too_late';
    player.guess = guess;
    player.hasGuessed = true;
    if (this.#state.players.every(({ hasGuessed }) => hasGuessed)) this.#results();
    else this.#tell();
    return undefined;
  }

  #reel(): undefined {
    this.#begin('sendData', REEL_MS, () => this.#begin('countdown', GUESS_MS, () => undefined));
  }

  #results(): void {
    const [answer = 0] = this.#state.cooldowns;
    const distances = this.#state.players.map(({ guess }) => Math.abs((guess ?? 0) - answer));
    const best = Math.min(...distances);
    for (const [seat, player] of this.#state.players.entries()) {
      player.points = distances[seat] === best ? 100 : 0;
      player.totalPoints += player.points;
    }
    this.#begin('showResults', RESULTS_MS, () => {
      for (const player of this.#state.players) {
        player.guess = null;
        player.hasGuessed = false;
        player.points = 0;
      }
      this.#state.round += 1;
      this.#reel();
    });
  }

  #begin(action: State['action'], ms: number, next: () => void): void {
    this.#state.action = action;
    this.#state.timePerTurn = ms;
    this.#endsAt = performance.now() + ms / SPEED;
    if (action !== 'countdown') setTimeout(next, ms / SPEED);
    this.#tell();
  }

  #tell(): void {
    this.#state.version += 1;
    this.#state.timeLeft = Math.max(0, Math.round((this.#endsAt - performance.now()) * SPEED));
    keep?.(this.#id, JSON.stringify(this.#state));
    const { cooldowns, ...gameState } = this.#state;
    const text = JSON.stringify({ action: 'gameStateUpdate', payload: { gameState } });
    void cooldowns;
    for (const member of this.#members) member?.send(text);
  }
}

const rooms = new Map<number, Room>();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 });
const server = createServer();
server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (connection) => {
    const { searchParams } = new URL(request.url ?? '', 'http://hub');
    const number = Number(searchParams.get('room'));
    const room = rooms.get(number) ?? new Room(number);
    rooms.set(number, room);
    connection.on('message', (data: Buffer) => {
      let message: unknown;
      try {
        message = JSON.parse(data.toString());
      } catch {
        return connection.send('{"action":"unknown","error":{"code":"invalid_json"}}');
      }
      const refusal = room.submit(message);
      if (refusal !== undefined)
        connection.send(JSON.stringify({ action: 'submitGuess', error: { code: refusal } }));
      return undefined;
    });
    room.sit(Number(searchParams.get('seat')), connection);
  });
});
server.listen(0, '127.0.0.1', 4096, () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
