import type { Day } from '@hub/engine/wire/ids';
import type { Rows } from './every-table.ts';
import { accountId, gameId } from './rows.ts';

const [ada, grace] = [accountId(1), accountId(2)];
const day = '2026-11-20' as Day;

/** The rows of `everyTable` for challenges, leagues, ratings and invitations. */
export const friendTables: Pick<
  Rows,
  'league' | 'league_member' | 'challenge' | 'challenge_run' | 'versus_rating' | 'player_invite'
> = {
  league: [
    {
      id: 'league',
      code: 'ABCDEF',
      name: 'Lanterns',
      owner_id: ada,
      first_day: day,
      created_at: 1_800_000_000_014,
      closed_at: 1_800_000_000_015,
      previous_id: 'before',
      founder_id: grace,
    },
  ],
  league_member: [
    {
      league_id: 'league',
      account_id: ada,
      joined_at: 1_800_000_000_014,
      left_at: 1_800_000_000_016,
      is_removed: 1,
    },
  ],
  challenge: [
    {
      id: 'aaaaaaaaaaaaaaaa',
      game: 'moreOrLess',
      seed: 'seed',
      options: '{}',
      room_id: gameId(7),
      account_id: ada,
      league_id: 'league',
      day,
      created_at: 1_800_000_000_011,
      expires_at: 1_800_000_000_012,
    },
  ],
  challenge_run: [
    {
      challenge_id: 'aaaaaaaaaaaaaaaa',
      account_id: ada,
      room_id: gameId(7),
      started_at: 1_800_000_000_011,
      finished_at: 1_800_000_000_013,
      score: 9,
      answers: '[]',
      answer_ms: 4_200,
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
  player_invite: [
    {
      from_id: grace,
      account_id: ada,
      game: 'cooldownClash',
      kind: 'lobby',
      target: 'ABCDEF',
      created_at: 1_800_000_000_017,
    },
  ],
};
