import { leaderboards } from '@hub/protocol/games';
import { PLAYER, type Stage } from '../../../e2e/support/stage.ts';
import { idOf, shown } from '../../../e2e/support/staged-account.ts';
import { boardCalls, type LeaderboardEntry } from '../calls.ts';
import { comparisonOf } from '../comparison.ts';

const SCORES = [31, 22, 14, 9, 9, 7, 5, 4, 2, 1];
const NAMES = `Fenn Isla Bramble ${PLAYER.name} Moss Tarn Wren WWWWWWWWWWWW Orla Pike`.split(' ');
const entries: readonly LeaderboardEntry[] = NAMES.map(shown).map(({ usernameEffect, ...player }, place) => ({
  ...player,
  rank: 1 + SCORES.filter((score) => score > (SCORES[place] ?? 0)).length,
  highscore: SCORES[place] ?? 0,
  activeItem: usernameEffect === null ? null : { cssClass: usernameEffect },
}));

/** The replies about boards on which some players stand, or nobody. */
export function replyBoards(stage: Stage, { isEmpty = false } = {}): void {
  const all = isEmpty ? [] : entries;
  const own = all.find(({ id }) => id === idOf(PLAYER.name));
  for (const { id } of leaderboards) {
    const calls = boardCalls[id];
    stage.reply(calls.list, ({ params }) => {
      const from = Number(params['offset'] ?? 0);
      const data = params['scope'] === 'globe' || params['scope'] === undefined ? all : [];
      return { data: data.slice(from, from + Number(params['limit'] ?? 10)), totalEntries: data.length };
    });
    stage.reply(calls.globalRanking, { rank: own?.rank ?? null });
    stage.reply(calls.rankingInList, { rank: own?.rank ?? null });
    stage.reply(calls.playerPage, { page: own === undefined ? null : 0 });
    stage.reply(calls.playerScore, { score: own?.highscore ?? 0 });
    stage.reply(calls.updateScore, { success: true, highscore: own?.highscore ?? 0 });
    // By the server's own function, from the same players as the board.
    const others = all
      .filter((entry) => entry !== own)
      .map(({ highscore }) => ({ score: highscore, players: 1 }));
    const compared = ({ score }: Readonly<Record<string, string | undefined>>) => {
      const found = comparisonOf(Number(score), others.toReversed(), [Number(score), 9, 2, 6, 1]);
      return { ...found, runs: [...found.runs] };
    };
    stage.reply(calls.percentile, ({ params }) => ({ percentile: compared(params).percentile }));
    stage.reply(calls.comparison, ({ params }) => compared(params));
  }
}
