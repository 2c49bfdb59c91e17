import { nextInt, type Random, randomFrom } from '../../kernel/random.ts';
import type { GameLog, LoggedInput } from '../../kernel/replay.ts';
import type { GameRules, Input, Seat } from '../../kernel/rules.ts';
import type { BotStrength } from '../bots.ts';
import type { LobbyGameTypes } from '../lobby-game.ts';
import type { LobbyTypes } from '../rules.ts';
import type { LobbyState } from '../state.ts';

export const STARTED_AT = Date.UTC(2025, 3, 16, 20);

/** Setup of a match; `unrestPerMille` is the rate of inputs with which a player is away, returns or leaves. */
export type MatchSetting<T extends LobbyGameTypes> = {
  readonly settings: T['settings'];
  readonly persons: number;
  readonly bots?: readonly BotStrength[];
  readonly seed: string;
  readonly facts: T['facts'];
  readonly unrestPerMille?: number;
  readonly maxInputs?: number;
  /** A person's next move; undefined for none. */
  readonly draw: (
    state: LobbyState<T>,
    seat: Seat,
    random: Random,
  ) => [move: T['command'] | undefined, next: Random];
};

/** One input of a match with the states before and after it. */
export type Played<T extends LobbyGameTypes> = LoggedInput<LobbyTypes<T>['command']> & {
  readonly before: LobbyState<T>;
  readonly after: LobbyState<T>;
  readonly refusal: string | undefined;
};

export type Match<T extends LobbyGameTypes> = {
  readonly log: GameLog<LobbyTypes<T>>;
  readonly final: LobbyState<T>;
  readonly course: readonly Played<T>[];
};

/** Longest time between two moves, in milliseconds. */
const LONGEST_PAUSE_MS = 2_500;
const UNREST = ['seatAway', 'seatReturned', 'seatReturned', 'seatLeft'] as const;

/** A running match. */
export class Playing<T extends LobbyGameTypes> {
  readonly course: Played<T>[] = [];
  readonly first: LobbyState<T>;
  now = STARTED_AT;
  readonly #rules: GameRules<LobbyTypes<T>>;
  readonly #setting: MatchSetting<T>;

  constructor(rules: GameRules<LobbyTypes<T>>, setting: MatchSetting<T>) {
    this.#rules = rules;
    this.#setting = setting;
    const { settings, seed, facts } = setting;
    const options = { settings, sealedPassword: null };
    this.first = rules.setup({ options, seats: 1, seed, now: this.now, facts });
  }

  get state(): LobbyState<T> {
    return this.course.at(-1)?.after ?? this.first;
  }

  get deadline(): number | undefined {
    return this.#rules.deadline(this.state);
  }

  send(input: Input<LobbyTypes<T>['command']>): void {
    const before = this.state;
    const step = this.#rules.apply(before, input, { now: this.now, facts: this.#setting.facts });
    const after = step.ok ? step.state : before;
    this.course.push({ now: this.now, input, before, after, refusal: step.ok ? undefined : step.refusal });
  }

  command(seat: Seat, command: LobbyTypes<T>['command']): void {
    this.send({ type: 'command', seat, command });
  }

  move(seat: Seat, move: T['command']): void {
    this.command(seat, { type: 'move', move });
  }

  /** Applies the deadline. */
  passDeadline(): void {
    this.now = this.deadline ?? this.now;
    this.send({ type: 'deadline' });
  }

  /** Seats all players and starts the game. */
  begin(): this {
    const { persons, bots = [] } = this.#setting;
    for (let seat = 1; seat < persons; seat += 1) this.command(seat, { type: 'join' });
    for (const strength of bots) this.command(0, { type: 'addBot', strength });
    for (let seat = 0; seat < persons; seat += 1) this.command(seat, { type: 'setReady', isReady: true });
    this.passDeadline();
    for (let seat = 0; seat < persons; seat += 1) this.command(seat, { type: 'pageLoaded' });
    if (this.state.phase !== 'playing') throw new Error(`the lobby is ${this.state.phase}`);
    return this;
  }

  get log(): GameLog<LobbyTypes<T>> {
    const { settings, seed } = this.#setting;
    const inputs = this.course.map(({ now, input }) => ({ now, input }));
    return { options: { settings, sealedPassword: null }, seats: 1, seed, startedAt: STARTED_AT, inputs };
  }
}

/** Plays one game from the lobby until it ends or all players have left. Deterministic. */
export function playOut<T extends LobbyGameTypes>(
  rules: GameRules<LobbyTypes<T>>,
  setting: MatchSetting<T>,
): Match<T> {
  const { persons, unrestPerMille = 0, maxInputs = 3_000, draw, seed } = setting;
  const playing = new Playing(rules, setting).begin();
  let random = randomFrom(`${seed}/players`);
  const draws = (bound: number): number => {
    let value: number;
    [value, random] = nextInt(random, bound);
    return value;
  };
  while (playing.state.phase === 'playing' && playing.course.length < maxInputs) {
    const later = playing.now + draws(LONGEST_PAUSE_MS);
    if (later >= (playing.deadline ?? 0)) {
      playing.passDeadline();
      continue;
    }
    playing.now = later;
    const seat = draws(persons);
    if (draws(1000) < unrestPerMille) {
      playing.send({ type: UNREST[draws(UNREST.length)] ?? 'seatAway', seat });
      continue;
    }
    let move: T['command'] | undefined;
    [move, random] = draw(playing.state, seat, random);
    if (move !== undefined) playing.move(seat, move);
  }
  return { log: playing.log, final: playing.state, course: playing.course };
}
