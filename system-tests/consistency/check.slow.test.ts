import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { LATE_MS } from './check-rooms.ts';
import type { ObservationLog } from './observation-log.ts';
import { consistentSample, MOMENT, type Sample, SOLVED } from './testing/sample-data.ts';

const verdictOf = ({ observations, stored }: Sample) => check(observations, stored, MOMENT);
const brokenAfter = (plant: (sample: Sample) => void): readonly string[] => {
  const sample = consistentSample();
  plant(sample);
  return verdictOf(sample).broken;
};

/** A row of the sample; throws unless there is exactly one, so that every fault is planted. */
function only<Row>(rows: readonly Row[], isMeant: (row: Row) => boolean): Row {
  const [row, ...others] = rows.filter(isMeant);
  if (row === undefined || others.length > 0) throw new RangeError('not one row');
  return row;
}

const roomOf = ({ stored }: Sample, kind: string) => only(stored.room_snapshot, (row) => row.kind === kind);

function changeState(sample: Sample, kind: string, change: (state: Record<string, unknown>) => void): void {
  const room = roomOf(sample, kind);
  const state = JSON.parse(room.state) as Record<string, unknown>;
  change(state);
  room.state = JSON.stringify(state);
}

const purchaseIn = ({ stored }: Sample) => only(stored.ledger, ({ reason }) => reason === 'purchase');
const noteOf = ({ observations }: Sample): ObservationLog['note'] => observations.note.bind(observations);

describe('check', () => {
  it('returns nothing for consistent data', () => expect(verdictOf(consistentSample()).broken).toEqual([]));

  it('compares guesses with the states that acknowledged them', () =>
    expect(verdictOf(consistentSample()).comparedGuesses).toHaveLength(3));

  it.each<[fault: string, plant: (sample: Sample) => void, message: RegExp]>([
    ['a lost account', ({ stored }) => void stored.account.splice(1, 1), /^lost: account bert of Bert$/],
    [
      'a lost guess of Champion Rift, though there is a newer one',
      (sample) => changeState(sample, 'championRift', (state) => (state['guesses'] = [{ id: 'Jinx' }])),
      /^lost: guess .*Ahri/,
    ],
    [
      'a lost guess of Cooldown Clash',
      (sample) =>
        changeState(sample, 'cooldownClash', (state) => (state['game'] = { round: 2, players: [] })),
      /^lost: guess .*7\.5/,
    ],
    [
      'a lobby older than an observed version',
      (sample) => (roomOf(sample, 'cooldownClash').version = 39),
      /version 39, shown was 40/,
    ],
    [
      'a game older than an observed version',
      (sample) => changeState(sample, 'moreOrLess', (state) => (state['version'] = 8)),
      /version 8, shown was 9/,
    ],
    ['a lost room', ({ stored }) => void stored.room_snapshot.shift(), /^lost: room championRift riftroom$/],
    [
      'a lost end of a game',
      ({ stored }) => void stored.match_player.pop(),
      /^lost: end of cooldownClash TABLE2: bert saw 1, stored are 0$/,
    ],
    [
      'a lost reward',
      ({ stored }) => {
        stored.ledger.splice(1, 1);
        const [, purchase] = stored.ledger;
        Object.assign(purchase ?? {}, { sequence: 2, balance_after: 400 });
      },
      /^lost: reward 3 of moreOrLess soloroom to anna$/,
    ],
    [
      'a reward paid twice',
      ({ stored }) => {
        const again = { reason: 'more_or_less', reference: 'moreOrLess:soloroom-aa-game2', amount: 3 };
        stored.ledger.push({
          ...purchaseIn({ stored } as Sample),
          ...again,
          sequence: 4,
          balance_after: 406,
        });
      },
      /^anna: more_or_less paid 3 \+ 3, earned 3$/,
    ],
    [
      "a reward above the day's limit",
      ({ stored }) => {
        Object.assign(
          only(stored.match_player, ({ score }) => score === 3),
          { score: 1_503 },
        );
        const reward = only(stored.ledger, ({ reason }) => reason === 'more_or_less');
        Object.assign(reward, { amount: 1_503, balance_after: 2_003 });
        Object.assign(purchaseIn({ stored } as Sample), { balance_after: 1_903 });
      },
      /^anna: games for a score paid 1503 on /,
    ],
    [
      'a rift that was solved and not paid',
      ({ stored }) => void stored.daily_run.push(SOLVED),
      /^anna: daily_rift paid nothing, earned 100$/,
    ],
    [
      'a game that was settled twice',
      ({ stored }) => {
        const match = only(stored.match, ({ mode }) => mode === 'single');
        stored.match.push({ ...match, id: 'soloroom-aa-game2' as GameId });
      },
      /^moreOrLess soloroom: settled 2 times instead of 0 to 1$/,
    ],
    [
      'a wrong balance',
      (sample) => (purchaseIn(sample).balance_after = 503),
      /^ledger of anna: 503 is not 403$/,
    ],
    [
      'a lost entry of a ledger',
      ({ stored }) => void stored.ledger.shift(),
      /^ledger of anna: entry 1 is missing$/,
    ],
    [
      'a balance below zero',
      (sample) => Object.assign(purchaseIn(sample), { amount: -1_000, balance_after: -497 }),
      /^ledger of anna: below zero$/,
    ],
    [
      'a duplicate reference',
      (sample) => (purchaseIn(sample).reference = 'grant:system-test'),
      /^ledger of anna: a reference twice$/,
    ],
    ['a lost purchase', ({ stored }) => void stored.owned_item.pop(), /^lost: purchase of icon by anna$/],
    [
      'an item that is paid and not owned',
      ({ stored }) => void stored.owned_item.pop(),
      /^paid and not owned: anna icon$/,
    ],
    [
      'an item owned twice',
      ({ stored }) =>
        void stored.owned_item.push(...stored.owned_item.map((item) => ({ ...item, is_active: 0 }))),
      /^owned twice: anna icon$/,
    ],
    [
      'a lost equipped item',
      ({ stored }) => void (only(stored.owned_item, () => true).is_active = 0),
      /^lost: anna wears null instead of owned-icon$/,
    ],
    [
      'two equipped items of one type',
      ({ stored }) =>
        void stored.owned_item.push(...stored.owned_item.map((item) => ({ ...item, id: 'other' }))),
      /^two worn at once: anna profile_icon$/,
    ],
    ['a lost like', ({ stored }) => void stored.news_like.pop(), /^lost: like of username-effects by bert$/],
    [
      'lost recovery codes',
      ({ stored }) => void stored.recovery_code.pop(),
      /^lost: recovery codes of bert$/,
    ],
    [
      'a wrong best score',
      ({ stored }) => void (only(stored.best_score, () => true).score = 4),
      /best 4 instead of 3$/,
    ],
    [
      'a room without a deadline',
      (sample) => void (roomOf(sample, 'cooldownClash').deadline = null),
      /^stuck: cooldownClash TABLE2 \(playing\) has no deadline$/,
    ],
    [
      'an overdue deadline',
      (sample) => {
        roomOf(sample, 'cooldownClash').deadline = MOMENT.now - LATE_MS - 2;
        roomOf(sample, 'championRift').updated_at = MOMENT.now - 1;
      },
      /^stuck: cooldownClash TABLE2 \(playing\) should have gone on \d+ ms before another room did$/,
    ],
    [
      'an older state sent after a newer one',
      (sample) =>
        noteOf(sample)({
          kind: 'seen',
          account: 'bert' as AccountId,
          game: 'cooldownClash',
          room: 'TABLE2',
          state: { version: 39 },
        }),
      /^cooldownClash TABLE2: version 39 was shown after 40$/,
    ],
  ])('finds %s', (_, plant, message) => {
    expect(brokenAfter(plant)).toContainEqual(expect.stringMatching(message));
  });

  it('accepts a deadline that is late like all others', () => {
    const broken = brokenAfter((sample) => (roomOf(sample, 'cooldownClash').deadline = 1));
    expect(broken).toEqual([]);
  });

  it('accepts a deadline that passed while no server ran', () => {
    const broken = brokenAfter((sample) => {
      roomOf(sample, 'cooldownClash').deadline = 1;
      roomOf(sample, 'championRift').updated_at = MOMENT.now - MOMENT.upMs + 1;
    });
    expect(broken).toEqual([]);
  });

  it.each(['asked', 'unknown'] as const)('accepts both values of an unanswered change (%s)', (outcome) => {
    const broken = (isActive: number) =>
      brokenAfter((sample) => {
        noteOf(sample)({ ...takenOff, outcome: 'asked' });
        if (outcome !== 'asked') noteOf(sample)({ ...takenOff, outcome });
        only(sample.stored.owned_item, () => true).is_active = isActive;
      });
    expect([broken(0), broken(1)]).toEqual([[], []]);
  });
});

const takenOff = {
  kind: 'worn',
  account: 'anna' as AccountId,
  owned: 'owned-icon',
  type: 'profile-icon',
  isActive: false,
} as const;
