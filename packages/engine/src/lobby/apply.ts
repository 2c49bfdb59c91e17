import { accept, type Context, type Input, refuse, type Seat, type Step } from '../kernel/rules.ts';
import type { LobbyCommand, LobbyEvent, LobbyPhrase, LobbyRefusal } from './command.ts';
import type { LobbyGame, LobbyGameTypes } from './lobby-game.ts';
import {
  beginGame,
  beginLoading,
  type Change,
  changed,
  changeSettings,
  close,
  rename,
  reopen,
  startIfReady,
  updateGame,
} from './phases.ts';
import { fillWithBots, isQuickStart, quickJoin, seatWaiting } from './quick-play.ts';
import { askOthers, joinRematch } from './rematch.ts';
import { addBot, removePlayer, replacePlayer, setConnection, takeSeat } from './seats.ts';
import {
  awaitedPlayers,
  gameOf,
  isPerson,
  type LobbyPlayer,
  type LobbyState,
  PHRASE_PAUSE_MS,
  playerOf,
  withTime,
} from './state.ts';

/**
 * A deadline handled this late (ms) means that the server was not running. So that no player loses by it, the game is
 * postponed until players have had `RESUME_MS` to reconnect.
 */
export const LATE_MS = 2_000;
export const RESUME_MS = 10_000;

type LobbyStep<T extends LobbyGameTypes> = Step<LobbyState<T>, LobbyEvent, LobbyRefusal | T['refusal']>;
type Outcome<T extends LobbyGameTypes> = Change<T> | LobbyRefusal | T['refusal'];

/** Applies one input. An input without effect returns the same state object. */
export function applyToLobby<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  input: Input<LobbyCommand<T['command'], T['settings']>>,
  context: Context<T['facts']>,
): LobbyStep<T> {
  const outcome = outcomeOf(rules, state, input, context);
  if (typeof outcome === 'string') return refuse<LobbyRefusal | T['refusal']>(outcome);
  // Persons who wait for a bot's place take it as soon as a round is over.
  const seated = outcome.state === state ? outcome : seatWaiting(rules, outcome.state, context);
  if (seated === outcome) return accept(outcome.state, outcome.events);
  return accept(seated.state, [...outcome.events, ...seated.events]);
}

function outcomeOf<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  input: Input<LobbyCommand<T['command'], T['settings']>>,
  context: Context<T['facts']>,
): Outcome<T> {
  if (state.phase === 'closed') return input.type === 'command' ? 'closed' : changed(state);
  switch (input.type) {
    case 'command':
      return applyCommand(rules, state, input.seat, input.command, context);
    case 'deadline':
      return advance(rules, state, context);
    case 'seatAway':
      return setConnection(
        rules,
        state,
        input.seat,
        input.isRestart === true ? 'restarted' : 'lost',
        context,
      );
    case 'seatReturned':
      return playerOf(state, input.seat) === undefined
        ? takeSeat(rules, state, input.seat, context)
        : setConnection(rules, state, input.seat, 'connected', context);
    case 'seatLeft':
      return removePlayer(rules, state, input.seat, false, context);
  }
}

function applyCommand<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  command: LobbyCommand<T['command'], T['settings']>,
  context: Context<T['facts']>,
): Outcome<T> {
  if (command.type === 'join') return takeSeat(rules, state, seat, context);
  if (command.type === 'quickJoin') return quickJoin(rules, state, seat, command.bots, context);
  if (command.type === 'close') return close(state, 'host');
  if (command.type === 'rename') return rename(state, command.name);
  const player = playerOf(state, seat);
  if (player === undefined) return state.kicked.includes(seat) ? 'kicked' : 'not_seated';
  switch (command.type) {
    case 'setReady':
      return setReady(state, player, command.isReady, context.now);
    case 'say':
      return say(state, player, command.phrase, context.now);
    case 'pageLoaded':
      return markLoaded(rules, state, seat, context);
    case 'playAgain':
      return playAgain(state, seat, context.now);
    case 'move':
      return move(rules, state, seat, command.move, context);
    case 'kick':
    case 'handOver':
    case 'addBot':
    case 'removeBot':
    case 'changeSettings':
      return seat === state.owner ? applyOwnerCommand(rules, state, command, context) : 'not_owner';
  }
}

function setReady<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  player: LobbyPlayer,
  isReady: boolean,
  now: number,
): Outcome<T> {
  const { number } = player;
  const joined = joinRematch(state, number, now);
  if (player.isReady === isReady && joined === state) return changed(state);
  if (state.phase !== 'open') return 'not_now';
  return startIfReady(
    changed(replacePlayer(joined, { ...player, isReady }), { type: 'playerChanged', number }),
    now,
  );
}

/** Says something to the other members, while they wait for the game. */
function say<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  player: LobbyPlayer,
  phrase: LobbyPhrase,
  now: number,
): Outcome<T> {
  const { number } = player;
  const phrases = withTime(state.phrases, { seat: number, at: now }, PHRASE_PAUSE_MS);
  if (state.phase !== 'open' || phrases === undefined) return 'not_now';
  return changed({ ...state, phrases }, { type: 'said', number, phrase });
}

/** Stores that a page has loaded; the last one starts the game. Ignored outside countdown and loading. */
function markLoaded<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  context: Context<T['facts']>,
): Change<T> {
  const { phase, loaded } = state;
  if ((phase !== 'starting' && phase !== 'loading') || loaded.includes(seat)) return changed(state);
  const next = { ...state, loaded: [...loaded, seat] };
  if (phase === 'starting') return changed(next);
  return awaitedPlayers(next).length === 0
    ? beginGame(rules, next, context)
    : changed(next, { type: 'pagesAwaited' });
}

/**
 * Reopens the lobby after a game, and asks the others, who go on reading the result until they join. In an open lobby, joins the
 * players of the next game.
 */
function playAgain<T extends LobbyGameTypes>(state: LobbyState<T>, seat: Seat, now: number): Outcome<T> {
  if (state.phase === 'over') return changed(askOthers(reopen(state, now), seat, now), { type: 'reopened' });
  if (state.phase !== 'open') return 'not_now';
  const joined = joinRematch(state, seat, now);
  return joined === state
    ? changed(state)
    : startIfReady(changed(joined, { type: 'playerChanged', number: seat }), now);
}

function move<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  command: T['command'],
  context: Context<T['facts']>,
): Outcome<T> {
  if (state.phase !== 'playing') return state.phase === 'over' ? 'too_late' : 'not_started';
  const step = rules.apply(gameOf(state), seat, command, context);
  return step.ok ? updateGame(rules, state, step.state, context.now) : step.refusal;
}

type OwnerCommand<T extends LobbyGameTypes> = Extract<
  LobbyCommand<never, T['settings']>,
  { type: 'kick' | 'handOver' | 'addBot' | 'removeBot' | 'changeSettings' }
>;

/** Commands of the owner only. Kicking during a game is refused, because it would be a way to win. */
function applyOwnerCommand<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  command: OwnerCommand<T>,
  context: Context<T['facts']>,
): Outcome<T> {
  const { phase, owner } = state;
  if (command.type === 'handOver') return handOver(state, command.seat);
  if (command.type === 'kick') {
    const target = playerOf(state, command.seat);
    const mayGo = target !== undefined && isPerson(target) && target.number !== owner;
    if (!mayGo || (phase !== 'open' && phase !== 'over')) return 'not_now';
    const kicked = { ...state, kicked: [...state.kicked, target.number] };
    return removePlayer(rules, kicked, target.number, true, context);
  }
  if (phase !== 'open') return 'not_now';
  if (command.type === 'changeSettings') return changeSettings(state, command);
  if (command.type === 'addBot') return addBot(state, command.strength);
  const bot = playerOf(state, command.bot);
  if (bot === undefined || isPerson(bot)) return 'not_now';
  return removePlayer(rules, state, bot.number, false, context);
}

function handOver<T extends LobbyGameTypes>(state: LobbyState<T>, seat: Seat): Outcome<T> {
  const next = playerOf(state, seat);
  if (next === undefined || !isPerson(next) || !next.isConnected || seat === state.owner) return 'not_now';
  return changed({ ...state, owner: seat }, { type: 'ownerChanged' });
}

/** Starts the next phase when the current one has ended. */
function advance<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  const { now } = context;
  if (state.phase === 'playing') return advanceGame(rules, state, context);
  const { reading } = state;
  if (reading !== undefined && reading.until !== null && now >= reading.until)
    return startIfReady(changed({ ...state, reading: { ...reading, until: null } }), now);
  if (state.phaseEndsAt === null || now < state.phaseEndsAt) return changed(state);
  if (state.phase === 'starting') {
    const seated = isQuickStart(state) ? fillWithBots(state) : changed(state);
    const begun = beginLoading(rules, seated.state, context);
    return { state: begun.state, events: [...seated.events, ...begun.events] };
  }
  return state.phase === 'loading' ? beginGame(rules, state, context) : close(state, 'idle');
}

function advanceGame<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  const { now } = context;
  const lateMs = now - rules.deadline(gameOf(state));
  if (lateMs < 0) return changed(state);
  const game =
    lateMs > LATE_MS
      ? rules.postpone(gameOf(state), lateMs + RESUME_MS)
      : rules.advance(gameOf(state), context);
  return updateGame(rules, state, game, now);
}
