import type { Day } from '@hub/engine/wire/ids';
import { accountById } from '@hub/features/accounts/calls.ts';
import { accountsCount } from '@hub/features/accounts/joining-calls.ts';
import { recoveryCodes } from '@hub/features/accounts/recovery-calls.ts';
import { boardCalls, type LeaderboardEntry } from '@hub/features/leaderboards/calls.ts';
import { currentBlueEssence } from '@hub/features/ledger/balance-calls.ts';
import { accountLedger } from '@hub/features/ledger/calls.ts';
import { hostNews, newsLikes } from '@hub/features/news/calls.ts';
import { type BotRecord, botRecords, type PeopleInSight, peopleInSight } from '@hub/features/people/calls.ts';
import { ownDecisions } from '@hub/features/reports/calls.ts';
import { accountItems, ownedItems, type ShopItem, shopByType } from '@hub/features/shop/calls.ts';
import { playTrial } from '@hub/features/trials/calls.ts';
import { leaderboards } from '@hub/protocol/games';
import { type Account, ownAccount } from '@hub/protocol/http/accounts';
import { heartbeat, lastMatches } from '@hub/protocol/http/activity';
import { dailyArchive, dailyEnding, dailyProofs, dailyRing, dailyStreak } from '@hub/protocol/http/dailies';
import { comparisonOf } from '../../features/leaderboards/comparison.ts';
import { articles } from '../../features/shop/articles.ts';
import { NOW, PLAYER, type Stage, TODAY } from './stage.ts';
import { matches, newcomer, shown, used } from './staged-account.ts';

const HOUR_MS = 3_600_000;
/** Blue Essence of the player who has played for a month. */
const BALANCE = 2_480;
/** Days of the longest streak of the player who has played for a month. */
const LONGEST = used.highlights?.longestStreak ?? 0;

const SCORES = [31, 22, 14, 9, 9, 7, 5, 4, 2, 1];
const NAMES = `Fenn Isla Bramble ${PLAYER.name} Moss Tarn Wren WWWWWWWWWWWW Orla Pike`.split(' ');
const entries: readonly LeaderboardEntry[] = NAMES.map(shown).map(({ usernameEffect, ...player }, place) => ({
  ...player,
  rank: 1 + SCORES.filter((score) => score > (SCORES[place] ?? 0)).length,
  highscore: SCORES[place] ?? 0,
  activeItem: usernameEffect === null ? null : { cssClass: usernameEffect },
}));

const forSale: readonly ShopItem[] = articles
  .filter(({ isForSale }) => isForSale)
  .map(({ name, type, rarity, subtitle, cssClass, price, salePercentage }, index) => ({
    id: `article-${index}`,
    name,
    type,
    rarity,
    subtitle,
    cssClass,
    imageUrl: null,
    originalPrice: price,
    salePrice: salePercentage > 0 ? Math.round((price * (100 - salePercentage)) / 100) : null,
    price: Math.round((price * (100 - salePercentage)) / 100),
    salePercentage,
    isSale: salePercentage > 0,
  }));

const WORN = used.activeUsernameEffect?.name ?? '';
const owned = articles.filter(({ type }, index) => (type === 'profile_icon' ? index % 9 === 0 : index < 3));

/** The replies of a hub where nobody has played yet. */
export function replyEmpty(stage: Stage): void {
  replyToEverybody(stage);
  replyAs(stage, newcomer, 0);
  stage.reply(lastMatches, []);
  replyBoards(stage, []);
  stage.reply(ownedItems, []);
  stage.reply(accountItems, []);
  stage.reply(accountLedger, { entries: [], total: 0, nextBefore: null });
}

/** The replies of a hub with some players, to one who has played for a month. */
export function replyUsed(stage: Stage): void {
  replyToEverybody(stage);
  replyAs(stage, used, BALANCE);
  replyMatches(stage);
  replyBoards(stage, entries);
  stage.reply(
    ownedItems,
    owned.map(({ type, name }) => ({ type, name })),
  );
  stage.reply(
    accountItems,
    owned.map(({ name, type, rarity, description, price, cssClass }, index) => ({
      id: `owned-${index}`,
      name,
      type: type === 'profile_icon' ? 'profile-icon' : type,
      rarity,
      description,
      price,
      cssClass,
      assetPath: null,
      image: null,
      // Worn since it was bought, as the ledger says.
      acquired_at: NOW - (name === WORN ? 10 : (index + 2) * 24) * HOUR_MS,
      accountItemIsActive: name === WORN ? 1 : 0,
    })),
  );
  const amounts = [100, -750, 14, 100, 30];
  stage.reply(accountLedger, {
    entries: amounts.map((amount, index) => ({
      sequence: amounts.length - index,
      amount,
      balanceAfter: BALANCE - amounts.slice(0, index).reduce((sum, next) => sum + next, 0),
      reason: amount < 0 ? ('purchase' as const) : ('grant' as const),
      note: amount < 0 ? WORN : 'For the picture',
      timestamp: NOW - (index + 1) * 5 * HOUR_MS,
    })),
    total: amounts.length,
    nextBefore: null,
  });
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
  stage.reply(hostNews, [
    {
      id: 'd4e5f6',
      title: 'Winter cup on Sunday',
      at: NOW - 24 * HOUR_MS,
      blocks: [
        {
          kind: 'paragraph',
          spans: [{ text: 'Eight players, three games of Cooldown Clash, at 18:00 UTC.' }],
        },
        { kind: 'heading', spans: [{ text: 'How to join' }] },
        { kind: 'number', spans: [{ text: 'Open the ' }, { text: 'lobby list', href: '/cooldownGuesser' }] },
        { kind: 'number', spans: [{ text: 'Ask for the ' }, { text: 'password', style: 'strong' }] },
        { kind: 'quote', spans: [{ text: 'The final is at 21:00, and everyone may watch it.' }] },
      ],
    },
  ]);
}

/** The latest matches of the hub. */
export const replyMatches = (stage: Stage): void => stage.reply(lastMatches, [...matches]);

function replyToEverybody(stage: Stage): void {
  stage.reply(heartbeat, { online: 6 });
  stage.reply(ownDecisions, { answered: [], received: [] });
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
  stage.reply(hostNews, []);
  stage.reply(newsLikes, [{ newsId: 'username-effects', likes: 9, isLiked: true }]);
  stage.reply(recoveryCodes, { left: 6, madeAt: NOW - 48 * HOUR_MS });
  stage.reply(shopByType, ({ params }) => forSale.filter(({ type }) => type === params['type']));
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

const PEOPLE: PeopleInSight = {
  here: 6,
  isHidden: false,
  people: [
    {
      player: shown('Tarn'),
      isHere: true,
      solved: { game: 'championRift', attempts: 4, at: NOW - HOUR_MS },
    },
    { player: shown('Fenn'), isHere: true, solved: null },
    { player: shown('Moss'), isHere: false, solved: null },
    { player: shown('Wren'), isHere: false, solved: null },
  ],
  invites: [
    {
      from: shown('Bramble'),
      kind: 'lobby',
      game: 'cooldownClash',
      target: 'ABCDEF',
      at: NOW,
    },
  ],
};
const RECORDS: BotRecord[] = ['chainOfLegends', 'cooldownClash'].map((game) => ({
  game,
  games: 12,
  winsOfTen: { nubbin: 9, sidestep: 8, gurg: 6, skree: 5, halve: 4, hush: 1 },
}));

function replyAs(stage: Stage, account: Account, blueEssence: number): void {
  stage.reply(ownAccount, account);
  stage.reply(accountById, account);
  stage.reply(currentBlueEssence, { blueEssence });
  const { streak, completed } = account.dailyRiftStats.championRift;
  stage.reply(dailyRing, {
    day: TODAY,
    reward: 40,
    isPaid: false,
    dailies: [],
    score: streak > 0 ? { game: 'more or less', score: 9 } : null,
    table: null,
  });
  stage.reply(peopleInSight, streak > 0 ? PEOPLE : { here: null, people: [], invites: [], isHidden: false });
  stage.reply(botRecords, RECORDS);
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

function replyBoards(stage: Stage, all: readonly LeaderboardEntry[]): void {
  const own = all.find(({ id }) => id === newcomer.player_id);
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
