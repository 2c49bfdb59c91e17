import type { Context, Seat } from '../kernel/rules.ts';
import { type BotStrength, type Character, seatOfCharacter } from './bots.ts';
import type { LobbyEvent, LobbyRefusal } from './command.ts';
import type { LobbyGame, LobbyGameTypes, PlayerNumber } from './lobby-game.ts';
import { type Change, changed, reopen, startIfReady, updateGame } from './phases.ts';
import { askOthers, joinRematch } from './rematch.ts';
import {
  gameOf,
  isPerson,
  isReading,
  JOIN_PAUSE_MS,
  type LobbyPlayer,
  type LobbyState,
  playerOf,
  QUICK_START_MS,
  withTime,
} from './state.ts';

/** Rounds of this length are watched by a person whom quick play brings, rather than that two play at two tables with bots. */
const WATCHED_MS = 15_000;

/** Whether strangers may be brought to the lobby by quick play. */
export const allowsQuickPlay = <T extends LobbyGameTypes>({
  settings,
  sealedPassword,
}: LobbyState<T>): boolean => settings.quickPlay === true && sealedPassword === null;

/** Whether the countdown is one of quick play: players still join it, and bots take the free seats at its end. */
export const isQuickStart = <T extends LobbyGameTypes>({ phase, quick }: LobbyState<T>): boolean =>
  (phase === 'starting' || phase === 'loading') && quick?.isStarting === true;

/**
 * Brings a player to the lobby's next game, or into the running one. `bots` are the characters that take free seats, the
 * first ones first. A player with a seat starts the next game, or goes on with the running one.
 */
export function quickJoin<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  bots: readonly Character[],
  context: Context<T['facts']>,
): Change<T> | LobbyRefusal {
  if (state.kicked.includes(seat)) return 'kicked';
  const isSeated = playerOf(state, seat) !== undefined;
  const { phase } = state;
  if (isSeated && (phase === 'playing' || phase === 'loading')) return changed(state);
  if (isSeated && phase === 'starting') return changed(state);
  if (!allowsQuickPlay(state)) return 'started';
  if (phase === 'playing') return joinTable(rules, state, seat, context, true);
  if (phase === 'over' && isSeated) {
    const open = ready(reopen(withoutBots(state), context.now), seat);
    const asked = askOthers(
      { ...open, quick: { bots, isStarting: false, isAgain: true } },
      seat,
      context.now,
    );
    return startIfReady(changed(asked, { type: 'reopened' }), context.now);
  }
  if (phase === 'open' && isSeated && state.quick?.isAgain) return joinQuickRematch(state, seat, context.now);
  if (phase === 'open' && !areOthersReady(state, seat)) return 'started';
  const isJoinable = phase === 'open' || (phase === 'starting' && isQuickStart(state));
  if (!isJoinable) return 'started';
  const joined = isSeated ? changed(ready(state, seat)) : sit(state, seat, context.now, true);
  if (typeof joined === 'string' || phase === 'starting') return joined;
  return withEvents(startQuick(joined.state, bots, context.now), joined.events);
}

/** Whether the game can start without waiting for anybody who is seated: quick play does not start it otherwise. */
const areOthersReady = <T extends LobbyGameTypes>(state: LobbyState<T>, seat: Seat): boolean =>
  state.players.every(
    ({ number, isReady, isConnected }) =>
      number === seat || (isReady && isConnected && !isReading(state, number)),
  );

/** Lets a player of a table of quick play join those who play again there. */
function joinQuickRematch<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  seat: Seat,
  now: number,
): Change<T> {
  if (!isReading(state, seat) && playerOf(state, seat)?.isReady) return changed(state);
  const joined = ready(joinRematch(state, seat, now), seat);
  return startIfReady(changed(joined, { type: 'playerChanged', number: seat }), now);
}

/**
 * Seats a person at a table of quick play after its countdown has begun: in the running game in a bot's place if the game is
 * between two rounds. Otherwise the person waits for that, or for the next game; with `isSoon`, is refused unless the round is
 * short. A player who has left the running game is refused until it is over: a second row would hide the loss.
 */
export function joinTable<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  seat: Seat,
  context: Context<T['facts']>,
  isSoon = false,
): Change<T> | LobbyRefusal {
  if (!allowsQuickPlay(state) || state.phase === 'loading') return 'started';
  if (state.phase !== 'playing') return sit(state, seat, context.now, true);
  const bot = state.players.findLast((player) => !isPerson(player));
  if (bot === undefined) return 'started';
  const waiting = { seat, bot: bot.number };
  const seated = rules.seatIn?.(gameOf(state), waiting, context);
  if (seated === 'hasPlayed') return 'started';
  if (isSoon && seated === undefined && !isShort(rules, state)) return 'started';
  const joined = sit(state, seat, context.now, true, bot);
  if (typeof joined === 'string') return joined;
  const next = { ...joined.state, waiting: [...(state.waiting ?? []), waiting] };
  return withEvents(seatWaiting(rules, next, context), joined.events);
}

const isShort = <T extends LobbyGameTypes>(rules: LobbyGame<T>, { settings }: LobbyState<T>): boolean =>
  (rules.longestRoundMs?.(settings) ?? Number.POSITIVE_INFINITY) <= WATCHED_MS;

/** Gives the persons who wait a bot's place in the running game, if it is between two rounds. */
export function seatWaiting<T extends LobbyGameTypes>(
  rules: LobbyGame<T>,
  state: LobbyState<T>,
  context: Context<T['facts']>,
): Change<T> {
  if (state.phase !== 'playing' || rules.seatIn === undefined) return changed(state);
  let game = gameOf(state);
  const latecomers = [...(state.latecomers ?? [])];
  for (const waiting of state.waiting ?? []) {
    if (latecomers.includes(waiting.seat) || playerOf(state, waiting.seat) === undefined) continue;
    const seated = rules.seatIn(game, waiting, context);
    if (seated === undefined || seated === 'hasPlayed') continue;
    game = seated;
    latecomers.push(waiting.seat);
  }
  if (game === state.game) return changed(state);
  return updateGame(rules, { ...state, latecomers }, game, context.now);
}

const startQuick = <T extends LobbyGameTypes>(
  state: LobbyState<T>,
  bots: readonly Character[],
  now: number,
): Change<T> =>
  changed(
    {
      ...state,
      phase: 'starting',
      phaseEndsAt: now + QUICK_START_MS,
      loaded: [],
      quick: { bots, isStarting: true },
    },
    { type: 'startingBegan' },
  );

/** Gives all free seats to bots. */
export function fillWithBots<T extends LobbyGameTypes>(state: LobbyState<T>): Change<T> {
  const taken = new Set(state.players.map(({ number }) => number));
  const bots = (state.quick?.bots ?? [])
    .map((bot) => newBot(seatOfCharacter(bot), bot))
    .filter(({ number }) => !taken.has(number))
    .slice(0, Math.max(0, state.settings.maxPlayers - state.players.length));
  const events = bots.map(({ number }) => ({ type: 'playerJoined', number }) as const);
  return bots.length === 0
    ? changed(state)
    : changed({ ...state, players: [...state.players, ...bots] }, ...events);
}

/** Whether no person can join: at a table of quick play, bots give up their seats. */
export const isFullOfPlayers = <T extends LobbyGameTypes>({
  players,
  quick,
  settings,
}: LobbyState<T>): boolean => (quick ? players.filter(isPerson) : players).length >= settings.maxPlayers;

/** Seats bots beside the person who is left alone after a game of quick play. */
export function keepCompany<T extends LobbyGameTypes>(change: Change<T>): Change<T> {
  const { phase, quick, players } = change.state;
  if (quick === undefined || players.length > 1 || phase !== 'over') return change;
  return withEvents(fillWithBots(change.state), change.events);
}

const newBot = (number: PlayerNumber, bot: BotStrength): LobbyPlayer => ({
  number,
  isReady: true,
  isConnected: true,
  bot,
});

const withoutBots = <T extends LobbyGameTypes>(state: LobbyState<T>): LobbyState<T> => ({
  ...state,
  players: state.players.filter(isPerson),
});

const ready = <T extends LobbyGameTypes>(state: LobbyState<T>, seat: Seat): LobbyState<T> => ({
  ...state,
  players: state.players.map((player) => (player.number === seat ? { ...player, isReady: true } : player)),
});

const withEvents = <T extends LobbyGameTypes>(
  { state, events }: Change<T>,
  before: readonly LobbyEvent[],
): Change<T> => ({ state, events: [...before, ...events] });

/** Adds a person to the players; in a full lobby, or if `bot` is given, in the place of a bot. */
export function sit<T extends LobbyGameTypes>(
  state: LobbyState<T>,
  seat: Seat,
  now: number,
  isReady: boolean,
  bot?: LobbyPlayer,
): Change<T> | LobbyRefusal {
  const isFull = state.players.length >= state.settings.maxPlayers;
  const replaced = bot ?? (isFull ? state.players.findLast((player) => !isPerson(player)) : undefined);
  if (isFull && replaced === undefined) return 'full';
  const joins = withTime(state.joins, { seat, at: now }, JOIN_PAUSE_MS);
  if (joins === undefined) return 'too_soon';
  const player: LobbyPlayer = { number: seat, isReady, isConnected: true, bot: null };
  const players = [...state.players.filter((other) => other !== replaced), player];
  return changed({ ...state, joins, players }, { type: 'playerJoined', number: seat });
}
