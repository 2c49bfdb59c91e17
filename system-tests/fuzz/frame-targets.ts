import * as fc from 'fast-check';
import {
  commandDraws,
  type DrawnCommand,
  gameEndpoints,
  PLAYERS,
  type RawMessage,
  rawMessages,
  textOf,
} from './frames.ts';
import type { Target } from './fuzz-target.ts';
import { type GamesMaker, InProcessHub } from './in-process-hub.ts';
import { Known } from './known-ids.ts';
import type { Tally, Verdict } from './results.ts';

const gameNames = gameEndpoints.map(({ name }) => name);
/** Time between two commands of a sequence on the hub's clock. */
const BETWEEN_MS = 60;
const LONGEST_SEQUENCE = 60;

type Step =
  | { readonly kind: 'say'; readonly say: DrawnCommand }
  | { readonly kind: 'raw'; readonly player: number; readonly raw: RawMessage }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'drop'; readonly player: number }
  | { readonly kind: 'gather' }
  | { readonly kind: 'restart' };

/** Settings that both versus games accept. */
const FORM = { name: 'Lobby', maxPlayers: PLAYERS, guessTime: 5, lives: 1, winPoints: 100 };

const SECONDS = [0.1, 0.4, 1, 3, 5, 15, 31, 61, 130, 1_801, 86_401].map((seconds) => seconds * 1_000);

const stepsOf = (game: number): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.record({ kind: fc.constant('say' as const), say: commandDraws(game, 2) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('raw' as const),
        player: fc.nat(PLAYERS - 1),
        raw: rawMessages(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(...SECONDS) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('drop' as const), player: fc.nat(PLAYERS - 1) }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'gather' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
  );

/** Valid, corrupted and invalid commands of several players in one game, with delays, lost connections and restarts. */
export const sequencesOf = (game: number, makeGames?: GamesMaker): Target<readonly Step[]> => ({
  name: `frames: ${gameNames[game]}, in sequence`,
  draws: fc.array(stepsOf(game), { minLength: 1, maxLength: LONGEST_SEQUENCE, size: 'max' }),
  inputsPerDraw: (LONGEST_SEQUENCE / 2) * 0.9,
  async feed(steps, tally) {
    const hub = new InProcessHub(makeGames);
    try {
      const player = new SequencePlayer(hub, game, (verdict) => tally.count(this.name, verdict));
      for (const step of steps) await player.take(step);
      await player.expectAlive();
    } finally {
      await hub.stop();
    }
  },
});

/** Executes the steps of a sequence. */
class SequencePlayer {
  readonly #hub: InProcessHub;
  readonly #game: number;
  readonly #known = new Known();
  readonly #count: (verdict: Verdict) => void;

  constructor(hub: InProcessHub, game: number, count: (verdict: Verdict) => void) {
    this.#hub = hub;
    this.#game = game;
    this.#count = count;
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'say':
        return this.#say(step.say.player, Buffer.from(textOf(step.say, this.#known.fitted(step.say))));
      case 'raw':
        return this.#say(step.player, step.raw.data, step.raw.isBinary);
      case 'wait':
        return this.#hub.wait(step.ms);
      case 'drop':
        return this.#hub.drop(step.player, this.#game);
      case 'restart':
        return this.#hub.restart();
      case 'gather':
      default:
        return this.#gather();
    }
  }

  async #say(player: number, data: Buffer, isBinary = false): Promise<void> {
    const answers = await this.#hub.say(player, this.#game, data, isBinary);
    const isRefused =
      answers.some(({ error }) => error !== undefined) ||
      this.#hub.closedWith(player, this.#game) !== undefined;
    this.#count(isRefused ? 'refused' : 'accepted');
    for (const frame of [...answers, ...this.#hub.takeReceived()]) this.#known.add(frame);
    await this.#hub.wait(BETWEEN_MS);
    for (const frame of this.#hub.takeReceived()) this.#known.add(frame);
  }

  /** All players join the newest room and are ready, so that a sequence reaches a game with several. */
  async #gather(): Promise<void> {
    const { commands } = gameEndpoints[this.#game] ?? { commands: {} };
    const isLobby = 'setPlayerStatus' in commands;
    if (isLobby && !this.#known.hasRoom) await this.#sayFitted(0, 'createLobby', FORM);
    const calls: readonly [string, object][] = isLobby
      ? [
          ['joinLobby', { lobbyId: '' }],
          ['setPlayerStatus', { lobbyId: '', status: 1 }],
        ]
      : [['joinGame' in commands ? 'joinGame' : 'startGame', { gameId: '' }]];
    for (const [action, payload] of calls)
      for (let player = 0; player < PLAYERS; player += 1) await this.#sayFitted(player, action, payload);
    if (!isLobby) return;
    await this.#hub.wait(3_100);
    for (let player = 0; player < PLAYERS; player += 1)
      await this.#sayFitted(player, 'playerLoadedIntoGame', { lobbyId: '' });
  }

  async #sayFitted(player: number, action: string, payload: object): Promise<void> {
    const say = { payload: payload as DrawnCommand['payload'], pick: 1, isFit: true } as DrawnCommand;
    const fitted = this.#known.fitted(say);
    await this.#say(player, Buffer.from(JSON.stringify({ action, payload: fitted })));
  }

  /** The hub must still answer a new player. */
  async expectAlive(): Promise<void> {
    const answers = await this.#hub.say(PLAYERS + 1, 0, Buffer.from('{"action":"startGame","payload":{}}'));
    if (answers[0]?.action !== 'gameStarted')
      throw new Error(`a newcomer received ${JSON.stringify(answers)}`);
  }
}

type Single = { readonly game: number; readonly message: RawMessage | DrawnCommand };

/** Single messages to one hub; end it with `stop`. */
export function singleMessages(makeGames?: GamesMaker): Target<Single> & { stop(): Promise<void> } {
  let hub: InProcessHub | undefined;
  const games = fc.nat(gameNames.length - 1);
  return {
    name: 'frames: raw and near to valid',
    draws: games.chain((game) =>
      fc.record({ game: fc.constant(game), message: fc.oneof(rawMessages(), commandDraws(game, 8)) }),
    ),
    inputsPerDraw: 1,
    async feed({ game, message }, tally: Tally) {
      hub ??= new InProcessHub(makeGames);
      const isRaw = 'data' in message;
      const data = isRaw ? message.data : Buffer.from(textOf(message, message.payload));
      const player = isRaw ? 0 : message.player;
      const answers = await hub.say(player, game, data, isRaw && message.isBinary);
      const isRefused = answers.some(({ error }) => error !== undefined);
      tally.count(this.name, isRefused ? 'refused' : 'accepted');
      if (isRaw && answers.length === 0 && hub.closedWith(player, game) === undefined)
        throw new Error('no answer');
      await hub.wait(BETWEEN_MS);
      hub.takeReceived();
    },
    async stop() {
      await hub?.stop();
      hub = undefined;
    },
  };
}
