import { settledPlayer, settlement, snapshot } from '../store/testing/rows.ts';
import type { Guest, OpenHub } from './open-hub.ts';

/**
 * Creates everything stored about an account except recovery codes: a game with another player (reward, bests,
 * suspicious run), a grant, a linked sign-in, a like, feedback,
 * a report about the other player and a decision about this one.
 */
export async function createAccountData(open: OpenHub, me: Guest, other: Guest): Promise<void> {
  await open.hub.store.rooms.save([
    {
      snapshot: snapshot({ over: true }),
      settlement: settlement(me.id, {
        game: 'more or less',
        mode: 'multi',
        players: [settledPlayer(me.id, { score: 9 }), settledPlayer(other.id, { score: 9 })],
        scores: [
          { accountId: me.id, board: 'more_or_less_coop', score: 9 },
          { accountId: other.id, board: 'more_or_less_coop', score: 9 },
        ],
        suspicions: [{ accountId: me.id, reason: 'too_fast', figures: { answers: 50, fast: 49 } }],
      }),
    },
  ]);
  await open.hub.features.ledger.append({
    accountId: me.id,
    amountEssence: 100,
    reason: 'grant',
    reference: 'grant:1',
    at: 5,
  });
  open.sql(
    "insert into identity (provider, subject, account_id, linked_at) values ('google', 'sub-1', ?, 7)",
    me.id,
  );
  open.sql("insert into news_like (news_id, account_id, created_at) values ('update', ?, 8)", me.id);
  open.sql(
    `insert into report_case
      (id, kind, subject, name, first_at, last_at, decided_at, outcome, rule, reason, decided_by)
      values ('case', 'player', ?, 'Zed', 9, 9, 10, 'renamed', 'names', 'Rude', 'root')`,
    other.id,
  );
  open.sql(
    `insert into report (case_id, account_id, reason, place, words, created_at)
      values ('case', ?, 'name', 'feed', 'Shouting', 9)`,
    me.id,
  );
  open.sql(
    `insert into decision
      (id, account_id, act, rule, reason, until, decided_by, created_at, answer, answered_at)
      values ('decision', ?, 'suspended', 'people', 'Insults', 12, 'root', 11, 'Sorry', 11)`,
    me.id,
  );
  await open.call('/feedback', me.token, { kind: 'idea', text: 'More rifts' });
}
