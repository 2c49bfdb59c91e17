import { accept, type Context, type Input, refuse, type Seat, type Step } from '../kernel/rules.ts';
import type { LobbyCommand, LobbyEvent, LobbyRefusal } from './command.ts';
import {
  beginGame,
  beginLoading,
  type Change,
  changed,
  close,
  reopen,
  startIfReady,
  takeGame,
} from './phases.ts';
import { awaited, gameOf, isPerson, type LobbyPlayer, type LobbyState, playerOf } from './state.ts';
import { giveUpPlace, replace, seatBot, setConnected, takePlace } from './table.ts';
import type { TableGame, TableGameTypes } from './table-game.ts';

/**
 * A clock of a game that rings this late was kept by nobody: the server was not running. Nobody shall pay for that, so
 * what was to come is put off, until the players have had this long to come back. Milliseconds.
 */
export const LATE_MS = 2_000;
export const RESUME_MS = 10_000;

type LobbyStep<T extends TableGameTypes> = Step<LobbyState<T>, LobbyEvent, LobbyRefusal | T['refusal']>;
type Outcome<T extends TableGameTypes> = Change<T> | LobbyRefusal | T['refusal'];

/** Plays one input; what has no meaning now leaves the very same state. */
export function applyToLobby<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  input: Input<LobbyCommand<T['command']>>,
  context: Context<T['facts']>,
): LobbyStep<T> {
  const outcome = outcomeOf(rules, state, input, context);
  if (typeof outcome === 'string') return refuse<LobbyRefusal | T['refusal']>(outcome);
  return accept(outcome.state, outcome.events);
}

function outcomeOf<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  input: Input<LobbyCommand<T['command']>>,
  context: Context<T['facts']>,
): Outcome<T> {
  if (state.phase === 'closed') return input.type === 'command' ? 'closed' : changed(state);
  switch (input.type) {
    case 'command':
      return obey(rules, state, input.seat, input.command, context);
    case 'deadline':
      return goOn(rules, state, context);
    case 'seatAway':
      return setConnected(rules, state, input.seat, false, context);
    case 'seatReturned':
      return playerOf(state, input.seat) === undefined
        ? takePlace(state, input.seat)
        : setConnected(rules, state, input.seat, true, context);
    case 'seatLeft':
    default:
      return giveUpPlace(rules, state, input.seat, false, context);
  }
}

function obey<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  command: LobbyCommand<T['command']>,
  context: Context<T['facts']>,
): Outcome<T> {
  if (command.type === 'join') return takePlace(state, seat);
  const player = playerOf(state, seat);
  if (player === undefined) return state.kicked.includes(seat) ? 'kicked' : 'not_seated';
  switch (command.type) {
    case 'setReady':
      return setReady(state, player, command.isReady, context.now);
    case 'pageLoaded':
      return noteLoaded(rules, state, seat, context);
    case 'playAgain':
      return playAgain(state, context.now);
    case 'move':
      return move(rules, state, seat, command.move, context);
    case 'kick':
    case 'handOver':
    case 'addBot':
    case 'removeBot':
    default:
      return seat === state.owner ? obeyOwner(rules, state, command, context) : 'not_owner';
  }
}

function setReady<T extends TableGameTypes>(
  state: LobbyState<T>,
  player: LobbyPlayer,
  isReady: boolean,
  now: number,
): Outcome<T> {
  if (player.isReady === isReady) return changed(state);
  if (state.phase !== 'open') return 'not_now';
  const { number } = player;
  return startIfReady(
    changed(replace(state, { ...player, isReady }), { type: 'playerChanged', number }),
    now,
  );
}

/** The last awaited page begins the game; one may be there before the countdown is over. Else it means nothing. */
function noteLoaded<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  context: Context<T['facts']>,
): Change<T> {
  const { phase, loaded } = state;
  if ((phase !== 'starting' && phase !== 'loading') || loaded.includes(seat)) return changed(state);
  const next = { ...state, loaded: [...loaded, seat] };
  if (phase === 'starting') return changed(next);
  return awaited(next).length === 0
    ? beginGame(rules, next, context)
    : changed(next, { type: 'pagesAwaited' });
}

/** The first to say so brings everybody back; who says it later is back already. */
function playAgain<T extends TableGameTypes>(state: LobbyState<T>, now: number): Outcome<T> {
  if (state.phase === 'open') return changed(state);
  return state.phase === 'over' ? changed(reopen(state, now), { type: 'reopened' }) : 'not_now';
}

function move<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  command: T['command'],
  context: Context<T['facts']>,
): Outcome<T> {
  if (state.phase !== 'playing') return state.phase === 'over' ? 'too_late' : 'not_started';
  const step = rules.obey(gameOf(state), seat, command, context);
  return step.ok ? takeGame(rules, state, step.state, context.now) : step.refusal;
}

type OwnerCommand = Extract<LobbyCommand<never>, { type: 'kick' | 'handOver' | 'addBot' | 'removeBot' }>;

/** What is the owner's alone. In a game nobody is sent away: it would be a way to win. */
function obeyOwner<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  command: OwnerCommand,
  context: Context<T['facts']>,
): Outcome<T> {
  const { phase, owner } = state;
  if (command.type === 'handOver') return handOver(state, command.seat);
  if (command.type === 'kick') {
    const target = playerOf(state, command.seat);
    const mayGo = target !== undefined && isPerson(target) && target.number !== owner;
    if (!mayGo || (phase !== 'open' && phase !== 'over')) return 'not_now';
    const kicked = { ...state, kicked: [...state.kicked, target.number] };
    return giveUpPlace(rules, kicked, target.number, true, context);
  }
  if (phase !== 'open') return 'not_now';
  if (command.type === 'addBot') return seatBot(state, command.strength);
  const bot = playerOf(state, command.bot);
  if (bot === undefined || isPerson(bot)) return 'not_now';
  return giveUpPlace(rules, state, bot.number, false, context);
}

function handOver<T extends TableGameTypes>(state: LobbyState<T>, seat: Seat): Outcome<T> {
  const heir = playerOf(state, seat);
  if (heir === undefined || !isPerson(heir) || !heir.isConnected || seat === state.owner) return 'not_now';
  return changed({ ...state, owner: seat }, { type: 'ownerChanged' });
}

/** What happens by itself when the time has come. */
function goOn<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  const { now } = context;
  if (state.phase === 'playing') return goOnInGame(rules, state, context);
  if (state.phaseEndsAt === null || now < state.phaseEndsAt) return changed(state);
  if (state.phase === 'starting') return beginLoading(rules, state, context);
  return state.phase === 'loading' ? beginGame(rules, state, context) : close(state, 'idle');
}

function goOnInGame<T extends TableGameTypes>(
  rules: TableGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  const { now } = context;
  const lateMs = now - rules.deadline(gameOf(state));
  if (lateMs < 0) return changed(state);
  const game =
    lateMs > LATE_MS ? rules.postpone(gameOf(state), lateMs + RESUME_MS) : rules.goOn(gameOf(state), context);
  return takeGame(rules, state, game, now);
}
