import type { Day } from '@hub/engine/wire/ids';
import { accountById } from '@hub/features/accounts/calls.ts';
import { accountsCount } from '@hub/features/accounts/joining-calls.ts';
import { recoveryCodes } from '@hub/features/accounts/recovery-calls.ts';
import { currentBlueEssence } from '@hub/features/ledger/balance-calls.ts';
import { playTrial } from '@hub/features/trials/calls.ts';
import { type Account, ownAccount } from '@hub/protocol/http/accounts';
import { heartbeat, lastMatches } from '@hub/protocol/http/activity';
import { dailyArchive, dailyEnding, dailyProofs, dailyRing, dailyStreak } from '@hub/protocol/http/dailies';
import { replyBoards } from '../../features/leaderboards/testing/staged.ts';
import { BALANCE, replyLedger, replyNoLedger } from '../../features/ledger/testing/staged.ts';
import { replyNews, replyNoNews } from '../../features/news/testing/staged.ts';
import { replyNobody, replyPeople } from '../../features/people/testing/staged.ts';
import { replyNoDecisions } from '../../features/reports/testing/staged.ts';
import { replyItems, replyNoItems, replyShop, WORN } from '../../features/shop/testing/staged.ts';
import { NOW, type Stage, TODAY } from './stage.ts';
import { matches, newcomer, used } from './staged-account.ts';

const HOUR_MS = 3_600_000;
/** Days of the longest streak of the player who has played for a month. */
const LONGEST = used.highlights?.longestStreak ?? 0;

/** The replies of a hub where nobody has played yet. */
export function replyEmpty(stage: Stage): void {
  replyToEverybody(stage);
  replyAs(stage, newcomer);
  stage.reply(lastMatches, []);
  replyNobody(stage);
  replyBoards(stage, { isEmpty: true });
  replyNoItems(stage);
  replyNoLedger(stage);
}

/** The replies of a hub with some players, to one who has played for a month. */
export function replyUsed(stage: Stage): void {
  replyToEverybody(stage);
  replyAs(stage, used);
  replyMatches(stage);
  replyPeople(stage);
  replyBoards(stage);
  replyItems(stage);
  replyLedger(stage, WORN);
}

/** A piece of news and a notice of the host. */
export function replyHostTexts(stage: Stage): void {
  stage.reply(heartbeat, {
    online: 6,
    notices: [
      {
        id: 'a1b2c3',
        spans: [
          { text: 'Maintenance', style: 'strong' },
          { text: ' on Sunday at 06:00 UTC. Running games wait. ' },
          { text: 'News', href: '/news' },
        ],
      },
    ],
  });
  replyNews(stage);
}

/** The latest matches of the hub. */
export const replyMatches = (stage: Stage): void => stage.reply(lastMatches, [...matches]);

function replyToEverybody(stage: Stage): void {
  stage.reply(heartbeat, { online: 6 });
  replyNoDecisions(stage);
  stage.reply(accountsCount, { count: 12 });
  stage.reply(playTrial, {
    trial: 'trialtrialtrialtrial00',
    view: {
      items: [
        { name: "Rabadon's Deathcap", image: '3089.png', tags: ['SpellDamage'], gold: 3_600 },
        { name: 'Infinity Edge', image: '3031.png', tags: ['Damage', 'CriticalStrike'] },
      ],
      results: [],
      isOver: false,
    },
  });
  replyNoNews(stage);
  stage.reply(recoveryCodes, { left: 6, madeAt: NOW - 48 * HOUR_MS });
  replyShop(stage);
  stage.reply(dailyArchive, []);
  stage.reply(dailyProofs, ({ params }) => [
    {
      day: '2026-11-20' as Day,
      commitment: '0'.repeat(64),
      previous: '0'.repeat(64),
      committedAt: NOW - 48 * HOUR_MS,
      answer: { championRift: 'Ahri', itemRift: '3075' }[params['mode'] ?? ''] ?? 'Braum',
      nonce: '0'.repeat(64),
    },
  ]);
}

function replyAs(stage: Stage, account: Account): void {
  stage.reply(ownAccount, account);
  stage.reply(accountById, account);
  const { streak, completed } = account.dailyRiftStats.championRift;
  stage.reply(dailyRing, {
    day: TODAY,
    reward: 40,
    isPaid: false,
    dailies: [],
    score: streak > 0 ? { game: 'more or less', score: 9 } : null,
    table: null,
  });
  replyStreak(stage, { streak, completed, isSolved: false });
}

type Streak = { readonly streak: number; readonly completed: number; readonly isSolved: boolean };

/** A streak that ends yesterday, or today once its rift is solved. */
function replyStreak(stage: Stage, { streak, completed, isSolved }: Streak): void {
  const last = isSolved ? 13 : 12;
  stage.reply(dailyStreak, {
    length: streak,
    longest: completed === 0 ? 0 : LONGEST,
    freezes: streak > 0 ? 1 : 0,
    daysToFreeze: 7,
    days: Array.from({ length: 14 }, (_, index) => ({
      day: dayBefore(13 - index),
      kind:
        index > last
          ? ('open' as const)
          : index > last - streak
            ? ('completed' as const)
            : ('missed' as const),
    })),
  });
}

/** Replies to the calls of a daily game's ending. */
export function replyEnding(stage: Stage, attempts: number): void {
  replyStreak(stage, { streak: 8, completed: 32, isSolved: true });
  stage.reply(currentBlueEssence, { blueEssence: BALANCE + 100 });
  stage.reply(dailyEnding, {
    day: TODAY,
    attempts,
    distribution: [2, 3, 4, 5, 7].map((guesses, index) => ({
      attempts: guesses,
      count: [2, 9, 12, 5, 3][index] ?? 0,
    })),
    best: { attempts: 2, day: dayBefore(20) },
    recent: [4, 3, 5, 4, 2, 7].map((guesses, index) => ({ day: dayBefore(index + 1), attempts: guesses })),
    others: {
      players: 9,
      distribution: [3, 4, 6].map((guesses) => ({ attempts: guesses, count: 3 })),
      needed: { fewer: 2, same: 2, more: 4 },
    },
  });
}

const dayBefore = (days: number) =>
  new Date(NOW - days * 24 * HOUR_MS).toISOString().slice(0, 10) as typeof TODAY;
