import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql } from 'kysely';
import { summaries } from './account-summaries.ts';

/** A guest with a row in one of these is not idle: others, the host or the guest would miss it. Each has an index by account. */
export const MISSED = [
  'administrator',
  'match_player',
  'match_total',
  'daily_run',
  'bot_win',
  'versus_rating',
  'best_score',
  'challenge',
  'challenge_run',
  'league_member',
  'ledger',
  'owned_item',
  'recovery_code',
  'room_seat',
  'feedback',
  'report',
  'decision',
] as const;

/** What only visiting leaves, or what never is there without a row in a table of the list above. */
export const NOT_MISSED = [
  'identity',
  'guest_address',
  'former_name',
  'player_notice',
  'player_invite',
  'news_like',
  'newest_match',
  'suspicious_run',
  'day_pace',
  'room_creation',
  'admin_link',
  'admin_session',
  'admin_passkey',
  'admin_challenge',
  'admin_code',
] as const;

/** Open guests of whom nothing would be missed. */
export const idleGuests = (db: Kysely<Tables>) =>
  summaries(db)
    .where('account.soft_deleted_at', 'is', null)
    .where('identity.subject', 'is', null)
    .where((of) =>
      of.and(
        MISSED.map((table) =>
          of.not(
            of.exists(
              of.selectFrom(table).select('account_id').whereRef(`${table}.account_id`, '=', 'account.id'),
            ),
          ),
        ),
      ),
    )
    // Who reported a guest waits for what becomes of it.
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('report_case')
            .select('report_case.id')
            .whereRef(sql.ref('report_case.subject'), '=', 'account.id')
            .where('report_case.decided_at', 'is', null),
        ),
      ),
    )
    .orderBy('account.created_at');
