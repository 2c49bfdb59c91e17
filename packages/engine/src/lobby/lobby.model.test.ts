import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BotStrength, CHARACTERS } from './bots.ts';
import {
  IDLE_MS,
  JOIN_PAUSE_MS,
  LOADING_MS,
  type LobbyPhase,
  type LobbyState,
  PHRASE_PAUSE_MS,
  REMATCH_MS,
  STARTING_MS,
} from './state.ts';
import { CLAIM_ROUND_MS, type ClaimTypes, claimFacts, claimRules } from './testing/claim-game.ts';

const STARTED_AT = Date.UTC(2025, 3, 16, 20);
const PERSONS = 8;

type Member = { number: number; isReady: boolean; isConnected: boolean; isBot: boolean };

/** A simple model of a lobby: players, owner, phase and its end. */
class Model {
  phase: LobbyPhase = 'open';
  endsAt = STARTED_AT + IDLE_MS;
  now = STARTED_AT;
  members: Member[] = [{ number: 0, isReady: false, isConnected: true, isBot: false }];
  owner = 0;
  kicked = new Set<number>();
  /** Times of the last join and phrase by seat. */
  joinedAt = new Map<number, number>();
  spokeAt = new Map<number, number>();
  awaited = new Set<number>();
  /** Who still reads the last result, and until when they are asked to join. */
  readers = new Set<number>();
  askedUntil: number | undefined;
  playing: number[] = [];
  idleRounds = 0;
  gamesBegun = 0;
  maxPlayers: number;

  constructor(maxPlayers: number) {
    this.maxPlayers = maxPlayers;
  }

  member(number: number): Member | undefined {
    return this.members.find((member) => member.number === number);
  }

  get persons(): Member[] {
    return this.members.filter(({ isBot }) => !isBot);
  }

  enter(phase: LobbyPhase, forMs: number): void {
    this.phase = phase;
    this.endsAt = this.now + forMs;
  }

  /** The end of the phase, or of the time in which readers are asked. */
  get due(): number {
    return Math.min(this.endsAt, this.askedUntil ?? this.endsAt);
  }

  /** A reader plays again, asks the others if nobody else does, or leaves. */
  answer(number: number, isLeaving = false): void {
    const isFirst = this.persons.every((person) => this.readers.has(person.number));
    if (!this.readers.delete(number)) return;
    if (isFirst && !isLeaving) this.askedUntil = this.now + REMATCH_MS;
    if (this.readers.size === 0) this.askedUntil = undefined;
  }

  reopen(): void {
    this.enter('open', IDLE_MS);
    for (const member of this.persons) member.isReady = false;
  }

  startIfReady(): void {
    if (this.phase !== 'open' || this.askedUntil !== undefined) return;
    const players = this.members.filter((member) => !this.readers.has(member.number));
    if (players.length < 2 || players.every(({ isBot }) => isBot)) return;
    if (!players.every(({ isReady, isConnected }) => isReady && isConnected)) return;
    this.members = players;
    if (this.readers.has(this.owner)) this.owner = this.persons[0]?.number ?? -1;
    this.readers.clear();
    this.enter('starting', STARTING_MS);
    this.awaited = new Set(this.persons.map(({ number }) => number));
  }

  beginIfLoaded(): void {
    if (this.phase === 'loading' && this.awaited.size === 0) this.begin();
  }

  begin(): void {
    this.enter('playing', CLAIM_ROUND_MS);
    this.playing = this.members.map(({ number }) => number);
    this.idleRounds = 0;
    this.gamesBegun += 1;
  }

  remove(number: number): void {
    this.members = this.members.filter((member) => member.number !== number);
    this.awaited.delete(number);
    this.answer(number, true);
    if (this.persons.length === 0) {
      if (number === this.owner) this.owner = 0;
      if (this.phase === 'playing') this.enter('over', 0);
      else this.phase = 'closed';
      return;
    }
    if (number === this.owner) {
      const heir = this.persons.find(({ isConnected }) => isConnected) ?? this.persons[0];
      this.owner = heir?.number ?? -1;
    }
    if (this.phase === 'starting' || this.phase === 'loading') {
      if (this.members.length < 2) this.reopen();
      else this.beginIfLoaded();
    } else if (this.phase === 'playing') {
      this.playing = this.playing.filter((player) => player !== number);
      if (this.playing.length === 1) this.enter('over', IDLE_MS);
    } else this.startIfReady();
  }

  ring(): void {
    this.now = Math.max(this.now, this.due);
    if (this.askedUntil !== undefined && this.now < this.endsAt) {
      this.askedUntil = undefined;
      return this.startIfReady();
    }
    if (this.phase === 'open' || this.phase === 'over') this.phase = 'closed';
    else if (this.phase === 'starting') {
      this.enter('loading', LOADING_MS);
      this.beginIfLoaded();
    } else if (this.phase === 'loading') this.begin();
    else if (this.phase === 'playing') {
      this.idleRounds += 1;
      this.endsAt = this.now + CLAIM_ROUND_MS;
      if (this.idleRounds === 2) this.phase = 'closed';
    }
  }
}

type Real = { state: LobbyState<ClaimTypes>; now: number };
type Input = Parameters<typeof claimRules.apply>[1];
type Command = Extract<Input, { type: 'command' }>['command'];

/** Applies an input to the rules; returns the refusal, if any. */
function give(real: Real, input: Input): string | undefined {
  const step = claimRules.apply(real.state, input, { now: real.now, facts: claimFacts });
  if (!step.ok) return step.refusal;
  real.state = step.state;
  return undefined;
}

/** The visible state of the model. */
function told(model: Model): unknown {
  const { phase, gamesBegun, maxPlayers, members } = model;
  const isClosed = phase === 'closed';
  return {
    phase,
    gamesBegun,
    maxPlayers,
    isFullAtMost: members.length <= maxPlayers,
    due: isClosed ? undefined : model.due,
    readers: isClosed ? null : model.readers,
    hasResult: phase === 'over',
    hasPassword: !isClosed,
    seated: isClosed
      ? null
      : {
          owner: model.owner,
          kicked: model.kicked,
          players: members.map(({ isBot, ...member }) => ({
            ...member,
            bot: isBot ? (CHARACTERS[-1 - member.number] ?? 'easy') : null,
          })),
          waitingFor: phase === 'loading' ? model.awaited : new Set(),
        },
  };
}

/** The visible state of the real lobby. */
function seen({ state, now }: Real): unknown {
  const { phase, gamesBegun, owner, kicked, players, settings } = state;
  const { waitingFor } = claimRules.view(state, { kind: 'public' }, { now, facts: claimFacts });
  return {
    phase,
    gamesBegun,
    maxPlayers: settings.maxPlayers,
    isFullAtMost: players.length <= settings.maxPlayers,
    due: claimRules.deadline(state),
    readers: phase === 'closed' ? null : new Set(state.reading?.seats),
    hasResult: claimRules.result(state) !== undefined,
    hasPassword: state.sealedPassword !== null,
    seated:
      phase === 'closed'
        ? null
        : { owner, kicked: new Set(kicked), players, waitingFor: new Set(waitingFor) },
  };
}

type Step = fc.Command<Model, Real>;

/** A step of the test. `play` applies it to the model and returns the refusal, if any. */
const step = (name: string, input: Input, play: (model: Model) => string | undefined): Step => ({
  check: () => true,
  run(model, real) {
    const expected =
      model.phase === 'closed' ? (input.type === 'command' ? 'closed' : undefined) : play(model);
    real.now = model.now;
    expect(give(real, input), name).toBe(expected);
    expect(seen(real), name).toEqual(told(model));
  },
  toString: () => name,
});

const say = (
  seat: number,
  command: Command,
  play: (model: Model, member: Member) => string | undefined,
): Step =>
  step(`${seat} says ${JSON.stringify(command)}`, { type: 'command', seat, command }, (model) => {
    const member = model.member(seat);
    if (member === undefined) return model.kicked.has(seat) ? 'kicked' : 'not_seated';
    return play(model, member);
  });

const asOwner = (seat: number, command: Command, play: (model: Model) => string | undefined): Step =>
  say(seat, command, (model) => (model.owner === seat ? play(model) : 'not_owner'));

function comeIn(model: Model, seat: number): string | undefined {
  const member = model.member(seat);
  if (model.kicked.has(seat)) return 'kicked';
  if (member !== undefined) return undefined;
  if (model.phase !== 'open') return 'started';
  if (model.members.length === model.maxPlayers) return 'full';
  if (model.now < (model.joinedAt.get(seat) ?? 0) + JOIN_PAUSE_MS) return 'too_soon';
  model.joinedAt.set(seat, model.now);
  model.members.push({ number: seat, isReady: false, isConnected: true, isBot: false });
  return undefined;
}

function connect(model: Model, seat: number, isConnected: boolean): undefined {
  const member = model.member(seat);
  if (member === undefined || member.isConnected === isConnected) return;
  member.isConnected = isConnected;
  model.startIfReady();
}

const join = (seat: number): Step =>
  step(`${seat} joins`, { type: 'command', seat, command: { type: 'join' } }, (model) => comeIn(model, seat));
const leave = (seat: number): Step =>
  step(`${seat} leaves`, { type: 'seatLeft', seat }, (model) => {
    if (model.member(seat) !== undefined) model.remove(seat);
    return undefined;
  });
const away = (seat: number): Step =>
  step(`${seat} is away`, { type: 'seatAway', seat }, (model) => connect(model, seat, false));
const back = (seat: number): Step =>
  step(`${seat} is back`, { type: 'seatReturned', seat }, (model) =>
    model.member(seat) === undefined ? comeIn(model, seat) : connect(model, seat, true),
  );
const ready = (seat: number, isReady: boolean): Step =>
  say(seat, { type: 'setReady', isReady }, (model, member) => {
    if (member.isReady === isReady && !model.readers.has(seat)) return undefined;
    if (model.phase !== 'open') return 'not_now';
    model.answer(seat);
    member.isReady = isReady;
    model.startIfReady();
    return undefined;
  });
const speak = (seat: number): Step =>
  say(seat, { type: 'say', phrase: 'hello' }, (model) => {
    const isTooSoon = model.now < (model.spokeAt.get(seat) ?? 0) + PHRASE_PAUSE_MS;
    if (model.phase !== 'open' || isTooSoon) return 'not_now';
    model.spokeAt.set(seat, model.now);
    return undefined;
  });
const loaded = (seat: number): Step =>
  say(seat, { type: 'pageLoaded' }, (model) => {
    if (model.phase === 'starting' || model.phase === 'loading') {
      model.awaited.delete(seat);
      model.beginIfLoaded();
    }
    return undefined;
  });
const claim = (seat: number): Step =>
  say(seat, { type: 'move', move: 'claim' }, (model) => {
    if (model.phase === 'over') return 'too_late';
    if (model.phase !== 'playing') return 'not_started';
    model.enter('over', IDLE_MS);
    return undefined;
  });
const again = (seat: number): Step =>
  say(seat, { type: 'playAgain' }, (model) => {
    if (model.phase === 'open') {
      if (model.readers.has(seat)) {
        model.answer(seat);
        model.startIfReady();
      }
      return undefined;
    }
    if (model.phase !== 'over') return 'not_now';
    model.reopen();
    for (const { number } of model.persons) if (number !== seat) model.readers.add(number);
    if (model.readers.size > 0) model.askedUntil = model.now + REMATCH_MS;
    return undefined;
  });
const kick = (seat: number, target: number): Step =>
  asOwner(seat, { type: 'kick', seat: target }, (model) => {
    const isPossible = target !== seat && target >= 0 && model.member(target) !== undefined;
    if (!isPossible || (model.phase !== 'open' && model.phase !== 'over')) return 'not_now';
    model.kicked.add(target);
    model.remove(target);
    return undefined;
  });
const handOver = (seat: number, target: number): Step =>
  asOwner(seat, { type: 'handOver', seat: target }, (model) => {
    const heir = model.member(target);
    if (heir === undefined || heir.isBot || !heir.isConnected || target === seat) return 'not_now';
    model.owner = target;
    return undefined;
  });
const addBot = (seat: number): Step =>
  asOwner(seat, { type: 'addBot', strength: 'easy' satisfies BotStrength }, (model) => {
    if (model.phase !== 'open') return 'not_now';
    if (model.members.length === model.maxPlayers) return 'no_free_seat';
    let number = -1;
    while (model.member(number) !== undefined) number -= 1;
    for (const member of model.members) if (member.number === model.owner) member.isReady = false;
    model.members.push({ number, isReady: true, isConnected: true, isBot: true });
    return undefined;
  });
const removeBot = (seat: number, bot: number): Step =>
  asOwner(seat, { type: 'removeBot', bot }, (model) => {
    if (model.phase !== 'open' || model.member(bot)?.isBot !== true) return 'not_now';
    model.remove(bot);
    return undefined;
  });
const changeSettings = (seat: number, maxPlayers: number): Step => {
  const settings = { name: 'Another name', maxPlayers, guessTime: 20 };
  return asOwner(seat, { type: 'changeSettings', settings }, (model) => {
    if (model.phase !== 'open') return 'not_now';
    if (model.members.length > maxPlayers) return 'too_few_seats';
    model.maxPlayers = maxPlayers;
    for (const member of model.persons) member.isReady = false;
    return undefined;
  });
};
const ring = (phases: readonly LobbyPhase[]): Step => ({
  ...step('the clock rings', { type: 'deadline' }, (model) => {
    model.ring();
    return undefined;
  }),
  check: ({ phase }) => phases.includes(phase),
});
const tick: Step = step('a second goes by', { type: 'deadline' }, (model) => {
  model.now = Math.min(model.now + 1_000, model.due - 1);
  return undefined;
});

const seat = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 2 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: PERSONS - 1 }) },
);
const number = fc.integer({ min: -3, max: PERSONS - 1 });
/** Weighted: players join and get ready more often than they are kicked. */
const anyStep = fc.oneof(
  { weight: 5, arbitrary: seat.map(join) },
  { weight: 16, arbitrary: seat.map((who) => ready(who, true)) },
  { weight: 4, arbitrary: seat.map(loaded) },
  { weight: 4, arbitrary: fc.constant(ring(['starting', 'loading', 'playing'])) },
  { weight: 1, arbitrary: fc.constant(ring(['open', 'over', 'closed'])) },
  { weight: 4, arbitrary: seat.map(again) },
  { weight: 2, arbitrary: seat.map(speak) },
  { weight: 1, arbitrary: seat.map((who) => ready(who, false)) },
  { weight: 1, arbitrary: seat.map(leave) },
  { weight: 1, arbitrary: seat.map(away) },
  { weight: 2, arbitrary: seat.map(back) },
  { weight: 1, arbitrary: seat.map(claim) },
  { weight: 1, arbitrary: fc.tuple(seat, number).map(([who, whom]) => kick(who, whom)) },
  { weight: 1, arbitrary: fc.tuple(seat, number).map(([who, whom]) => handOver(who, whom)) },
  { weight: 1, arbitrary: seat.map(addBot) },
  { weight: 1, arbitrary: fc.tuple(seat, number).map(([who, bot]) => removeBot(who, bot)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(seat, fc.integer({ min: 2, max: PERSONS }))
      .map(([who, max]) => changeSettings(who, max)),
  },
  { weight: 1, arbitrary: fc.constant(tick) },
);

/** A new lobby for `maxPlayers`. */
function fresh(maxPlayers: number): { model: Model; real: Real } {
  const settings = { name: 'A lobby', maxPlayers, guessTime: 15 };
  const options = { settings, sealedPassword: 'encrypted' };
  const state = claimRules.setup({ options, seats: 1, seed: 'model', now: STARTED_AT, facts: claimFacts });
  return { model: new Model(maxPlayers), real: { state, now: STARTED_AT } };
}

it('the lobby behaves like a simple model for random steps of up to eight players', () => {
  const reached = new Set<LobbyPhase>();
  let games = 0;
  const sizes = fc.integer({ min: 2, max: PERSONS });
  const steps = fc.commands([anyStep], { maxCommands: 120, size: 'max' });
  fc.assert(
    fc.property(sizes, steps, (maxPlayers, commands) => {
      const setup = fresh(maxPlayers);
      fc.modelRun(() => setup, commands);
      reached.add(setup.model.phase);
      games += setup.model.gamesBegun;
    }),
    { numRuns: 1_000, seed: 6_2025 },
  );
  expect(reached).toEqual(new Set(['open', 'starting', 'loading', 'playing', 'over', 'closed']));
  expect(games).toBeGreaterThan(100);
});
