import { pick, secretOfRandom } from '@hub/engine/kernel/random';
import type { LobbyGame } from '@hub/engine/lobby/lobby-game';
import { lobbyRules } from '@hub/engine/lobby/rules';
import { descriptor } from '../descriptor.ts';
import { type Answer, advance, answer, beginRound, leave, setConnection } from './rounds.ts';
import { type Asked, type Facts, firstOf, type Game, type Player, type Settings } from './state.ts';

export type TemplateLobbyTypes = {
  settings: Settings;
  facts: Facts;
  game: Game;
  command: Answer;
  refusal: 'round_over';
  view: Pick<Game, 'round' | 'winner'> & {
    readonly players: readonly (Pick<Player, 'number' | 'bot' | 'answer' | 'points' | 'hasLeft'> & {
      readonly hasAnswered: boolean;
    })[];
    readonly left: Omit<Asked, 'releaseDate'>;
    readonly right: Omit<Asked, 'releaseDate'>;
    readonly first: Answer['answer'] | null;
    readonly remainingMs: number;
  };
};

/** A game is abandoned after this many consecutive rounds without an answer. */
const IDLE_ROUNDS = 10;

const shown = ({ id, name, image }: Asked) => ({ id, name, image });

const templateLobby: LobbyGame<TemplateLobbyTypes> = {
  name: descriptor.id,
  stateVersion: 1,
  setup({ settings, players, random }, context) {
    // A placeholder: the first round draws its own.
    const [left, next] = pick(random, context.facts.champions);
    const seated = players.map((player) => ({ ...player, hasLeft: false, answer: null, points: 0 }));
    const waiting = { isShowing: false, endsAt: context.now, botPlans: [], idleRounds: 0, winner: null };
    return beginRound(
      { ...waiting, settings, players: seated, random: next, round: 0, left, right: left },
      context,
    );
  },
  apply: answer,
  deadline: ({ endsAt, botPlans }) => Math.min(endsAt, ...botPlans.map(({ at }) => at)),
  advance,
  postpone: (game, byMs) => ({
    ...game,
    endsAt: game.endsAt + byMs,
    botPlans: game.botPlans.map((plan) => ({ ...plan, at: plan.at + byMs })),
  }),
  setConnection,
  leave,
  isAbandoned: ({ idleRounds }) => idleRounds >= IDLE_ROUNDS,
  view: (game, { now }) => ({
    players: game.players.map(({ number, bot, answer: given, points, hasLeft }) => ({
      number,
      bot,
      hasAnswered: given !== null,
      answer: game.isShowing ? given : null,
      points,
      hasLeft,
    })),
    round: game.round,
    left: shown(game.left),
    right: shown(game.right),
    first: game.isShowing ? firstOf(game) : null,
    remainingMs: game.winner === null ? Math.max(0, game.endsAt - now) : 0,
    winner: game.winner,
  }),
  secretsOf: ({ random, left, right }) => [
    secretOfRandom(random),
    { name: 'release', values: [left.releaseDate, right.releaseDate] },
  ],
  result: ({ winner, players }) =>
    winner === null
      ? undefined
      : { winner, players: players.map(({ number, bot, points }) => ({ number, bot, totalPoints: points })) },
};

/** Template Lobby with its lobby. */
export const templateLobbyRules = lobbyRules(templateLobby);
