import { botStrengthsOf, type VersusGame } from '../define-game.ts';
import { candidatesFor } from '../lobby/bots.ts';
import type { LobbyGameResult, LobbyGameTypes, PlayerNumber } from '../lobby/lobby-game.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import type { AccountId } from '../wire/ids.ts';
import { BOT_WIN_ESSENCE } from '../wire/limits.ts';
import type { FinishedGame } from './binding.ts';
import type { Settlement, VersusRecord } from './settlement.ts';

type Players = readonly { readonly number?: number; readonly bot: unknown }[];

/** Whether bots play and at most one person was there in the first round: then the game counts as a win against bots at most. */
export const isPractice = (players: Players, latecomers: readonly PlayerNumber[] = []): boolean =>
  (latecomers.length > 0 || players.some(({ bot }) => bot !== null)) &&
  players.filter(({ bot, number = -1 }) => bot === null && !latecomers.includes(number)).length < 2;

/** The persons who were there in the first round. */
const fromFirstRound = ({ players, latecomers = [] }: LobbyGameResult): LobbyGameResult['players'] =>
  players.filter(({ number, bot }) => bot === null && !latecomers.includes(number));

/**
 * The settlement of a finished game. It counts all persons who began, also those who left. A person who was alone with bots
 * in the first round has a win against bots, or only a changed rating.
 */
export function settle<T extends LobbyGameTypes>(
  versus: VersusGame,
  { result, room, matchId, finishedAt }: FinishedGame<LobbyTypes<T>>,
): Settlement {
  const {
    names: { feed: game },
    ledgerReasons: [reason],
  } = versus;
  const accountOf = (number: number) => {
    const seated = room.seats[number];
    if (seated === undefined) throw new RangeError(`no player has seat ${number}`);
    return seated.accountId;
  };
  const record = recordOf(versus, result, accountOf);
  const match = { gameId: matchId, game, mode: 'multi', finishedAt, newHighScore: false, record } as const;
  const first = fromFirstRound(result);
  const isFirst = first.some(({ number }) => number === result.winner);
  if (isPractice(result.players, result.latecomers)) {
    if (!isFirst) return { ...match, winner: null, isAgainstBots: true, players: [], rewards: [] };
    const winner = accountOf(result.winner);
    const reward = {
      accountId: winner,
      amountEssence: BOT_WIN_ESSENCE,
      reason,
      reference: `bots:${matchId}`,
    };
    return { ...match, winner, isAgainstBots: true, players: [], rewards: [reward] };
  }
  return {
    ...match,
    // A bot or a latecomer may have won.
    winner: isFirst ? accountOf(result.winner) : null,
    players: first.map(({ number, totalPoints }) => ({
      accountId: accountOf(number),
      attempts: null,
      currentStreak: null,
      score: null,
      totalPoints,
    })),
    rewards: [],
  };
}

/** Who played against whom. Persons who came later are opponents only. */
function recordOf(
  versus: VersusGame,
  { players, winner, latecomers = [] }: LobbyGameResult,
  accountOf: (number: PlayerNumber) => AccountId,
): VersusRecord {
  const strengths = botStrengthsOf(versus);
  return {
    winner: players.findIndex(({ number }) => number === winner),
    players: players.map(({ number, bot }) => {
      if (bot === null) return { accountId: accountOf(number), isRated: !latecomers.includes(number) };
      const [character = 'gurg'] = candidatesFor(bot);
      return { strength: strengths[character] };
    }),
  };
}
