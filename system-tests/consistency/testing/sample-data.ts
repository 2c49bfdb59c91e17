import type { AccountId, Day, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { Moment } from '../check-rooms.ts';
import { ObservationLog } from '../observation-log.ts';
import type { Stored } from '../stored-data.ts';

const ANNA = 'anna' as AccountId;
const BERT = 'bert' as AccountId;
const RIFT = 'riftroom';
const SOLO = 'soloroom';
const TABLE = 'TABLE2';
const SOLO_MATCH = `${SOLO}-aa-game1` as GameId;
const TABLE_MATCH = `${TABLE}-cc-game1` as GameId;

/** When the server of the sample was killed. */
export const MOMENT: Moment = { now: 1_000_000, upMs: 600_000 };

/** Mutable, so that a test can plant a fault. */
export type Sample = {
  observations: ObservationLog;
  stored: { [T in keyof Stored]: { -readonly [C in keyof Stored[T][number]]: Stored[T][number][C] }[] };
};

/**
 * Consistent observations and rows of two players: a rift with two guesses, a finished game of More or Less, a
 * lobby with a finished and a running game, an equipped purchase, a like, recovery codes.
 */
export const consistentSample = (): Sample => ({
  observations: consistentObservations(),
  stored: consistentStore(),
});

function consistentObservations(): ObservationLog {
  const observations = new ObservationLog();
  for (const [account, name] of [
    [ANNA, 'Anna'],
    [BERT, 'Bert'],
  ] as const)
    observations.note({ kind: 'created', account, playerId: `${account}-public` as PlayerId, name });
  noteOfRift(observations);
  noteOfMoreOrLess(observations);
  noteOfTable(observations);
  noteOfShopping(observations);
  return observations;
}

function noteOfRift(observations: ObservationLog): void {
  for (const [version, champion] of [
    [1, 'Ahri'],
    [2, 'Jinx'],
  ] as const) {
    const state = { version, gameOver: false };
    observations.note({ kind: 'seen', account: ANNA, game: 'championRift', room: RIFT, state });
    observations.note({
      kind: 'guessed',
      account: ANNA,
      game: 'championRift',
      room: RIFT,
      version,
      guess: champion,
    });
  }
}

function noteOfMoreOrLess(observations: ObservationLog): void {
  const state = { version: 9, gameOver: true };
  observations.note({ kind: 'seen', account: ANNA, game: 'moreOrLess', room: SOLO, state });
  observations.note({ kind: 'rewarded', account: ANNA, game: 'moreOrLess', room: SOLO, essence: 3 });
}

function noteOfTable(observations: ObservationLog): void {
  for (const account of [ANNA, BERT])
    observations.note({ kind: 'finished', account, game: 'cooldownClash', room: TABLE });
  const state = { version: 40, gameOver: false };
  observations.note({ kind: 'seen', account: BERT, game: 'cooldownClash', room: TABLE, state });
  const guess = { game: 'cooldownClash', room: TABLE, version: 40, guess: { round: 2, seconds: 7.5 } };
  observations.note({ kind: 'guessed', account: BERT, ...guess });
}

function noteOfShopping(observations: ObservationLog): void {
  for (const outcome of ['asked', 'done'] as const) {
    observations.note({ kind: 'bought', account: ANNA, item: 'icon', price: 100, outcome });
    const worn = { owned: 'owned-icon', type: 'profile-icon', isActive: true };
    observations.note({ kind: 'worn', account: ANNA, ...worn, outcome });
    observations.note({ kind: 'liked', account: BERT, news: 'username-effects', isLiked: true, outcome });
    observations.note({ kind: 'codes', account: BERT, count: 1, outcome });
  }
}

const consistentStore = (): Sample['stored'] => ({
  account: [
    { id: ANNA, name: 'Anna' },
    { id: BERT, name: 'Bert' },
  ],
  ledger: [
    entry(1, 500, 500, 'grant', 'grant:system-test'),
    entry(2, 3, 503, 'more_or_less', `moreOrLess:${SOLO_MATCH}`),
    entry(3, -100, 403, 'purchase', 'purchase:icon'),
  ],
  owned_item: [{ id: 'owned-icon', account_id: ANNA, item_id: 'icon', type: 'profile_icon', is_active: 1 }],
  match: [
    { id: SOLO_MATCH, game: 'more or less', mode: 'single', finished_at: 1 },
    { id: TABLE_MATCH, game: 'cooldown clash', mode: 'multi', finished_at: 1 },
  ],
  match_player: [
    playerRow(SOLO_MATCH, ANNA, 3),
    playerRow(TABLE_MATCH, ANNA, null),
    playerRow(TABLE_MATCH, BERT, null),
  ],
  bot_win: [],
  daily_run: [],
  news_like: [{ news_id: 'username-effects', account_id: BERT }],
  recovery_code: [{ account_id: BERT, used_at: null, is_kept: 1 }],
  room_snapshot: [
    roomRow('championRift', RIFT, [ANNA], 5, { version: 2, guesses: [{ id: 'Ahri' }, { id: 'Jinx' }] }),
    {
      ...roomRow('moreOrLess', SOLO, [ANNA], 12, { version: 9, phase: 'over', score: 3, guesses: [] }),
      is_over: 1,
    },
    {
      ...roomRow('cooldownClash', TABLE, [ANNA, BERT], 40, {
        phase: 'playing',
        gamesBegun: 2,
        game: {
          round: 2,
          players: [
            { number: 0, guess: null },
            { number: 1, guess: 7.5 },
          ],
        },
      }),
      deadline: MOMENT.now + 5_000,
    },
  ],
  best_score: [{ board: 'more_or_less', account_id: ANNA, score: 3 }],
});

const entry = (
  sequence: number,
  amount: number,
  balance_after: number,
  reason: string,
  reference: string,
): Sample['stored']['ledger'][number] => ({
  account_id: ANNA,
  sequence,
  amount,
  balance_after,
  reason,
  reference,
  created_at: 1,
});

const playerRow = (
  match_id: GameId,
  account_id: AccountId,
  score: number | null,
): Sample['stored']['match_player'][number] => ({ match_id, account_id, score, finished_at: 1 });

const roomRow = (
  kind: string,
  room_id: string,
  seats: readonly AccountId[],
  version: number,
  state: unknown,
): Sample['stored']['room_snapshot'][number] => ({
  room_id: room_id as GameId,
  kind,
  seats: JSON.stringify(seats),
  version,
  state: JSON.stringify(state),
  state_version: 1,
  facts_version: 'facts',
  opened_at: 1,
  updated_at: 1,
  deadline: null,
  is_over: 0,
});

/** A solved rift of Anna. */
export const SOLVED = { account_id: ANNA, mode: 'championRift', day: '2026-01-01' as Day };
