import { accountId, gameId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const [ada, grace] = [accountId(1), accountId(2)];

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  match: [
    {
      id: gameId(1),
      game: 'more or less',
      mode: 'single',
      winner_account_id: ada,
      is_new_high_score: 1,
      finished_at: 14,
    },
    {
      id: gameId(2),
      game: 'cooldown clash',
      mode: 'multi',
      winner_account_id: null,
      is_new_high_score: 0,
      finished_at: 15,
    },
  ],
  match_player: [
    {
      match_id: gameId(1),
      seat: 0,
      account_id: ada,
      finished_at: 14,
      attempts: 4,
      current_streak: 2,
      score: 12,
      total_points: 900,
    },
    {
      match_id: gameId(2),
      seat: 0,
      account_id: grace,
      finished_at: 15,
      attempts: null,
      current_streak: null,
      score: null,
      total_points: null,
    },
  ],
  match_total: [{ account_id: ada, game: 'cooldown clash', mode: 'multi', played: 3, wins: 1, losses: 2 }],
  bot_win: [{ match_id: gameId(4), account_id: ada, game: 'chain of legends', finished_at: 25 }],
  newest_match: [
    { account_id: ada, match_id: gameId(1), finished_at: 14, is_listed: 1, is_newcomer: 0 },
    { account_id: grace, match_id: gameId(2), finished_at: 15, is_listed: 0, is_newcomer: 1 },
  ],
  suspicious_run: [
    {
      match_id: gameId(1),
      account_id: ada,
      reason: 'too_fast',
      figures: '{"answers":50,"fast":49}',
      finished_at: 14,
    },
  ],
  versus_rating: [
    {
      account_id: ada,
      game: 'cooldown clash',
      rating: 104_450,
      deviation: 3_020,
      games: 12,
      bot_losses: 4,
      late_games: 1,
      newest_match: gameId(1),
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ids: [
    'bot_win.match_id',
    'match.id',
    'match.winner_account_id',
    'match_player.match_id',
    'newest_match.match_id',
    'suspicious_run.match_id',
    'versus_rating.newest_match',
  ],
  codeWords: [
    'bot_win.game',
    'match.game',
    'match.mode',
    'match_total.game',
    'match_total.mode',
    'suspicious_run.reason',
    'versus_rating.game',
  ],
  figures: ['suspicious_run.figures'],
};
