import type { Engine } from '@hub/server/store/engine.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { accountsContract } from './accounts-contract.ts';
import { administrationContract } from './administration-contract.ts';
import { boardModelContract } from './board-model-contract.ts';
import { botWinsContract } from './bot-wins-contract.ts';
import { challengesContract } from './challenges-contract.ts';
import type { OpenStore } from './contract.ts';
import { dailyContract } from './daily-contract.ts';
import { dayRingsContract } from './day-rings-contract.ts';
import { exportContract } from './export-contract.ts';
import { feedbackContract } from './feedback-contract.ts';
import { inventoryContract } from './inventory-contract.ts';
import { journalContract } from './journal-contract.ts';
import { leaderboardsContract } from './leaderboards-contract.ts';
import { leaguesContract } from './leagues-contract.ts';
import { ledgerContract } from './ledger-contract.ts';
import { matchesContract } from './matches-contract.ts';
import { newsContract } from './news-contract.ts';
import { ownershipContract } from './ownership-contract.ts';
import { retentionContract } from './retention-contract.ts';
import { roomsContract } from './rooms-contract.ts';
import { scoreGamesContract } from './score-games-contract.ts';
import { shopContract } from './shop-contract.ts';
import { versusRatingsContract } from './versus-ratings-contract.ts';
import { wordsContract } from './words-contract.ts';

/** Runs the tests that a store must pass on any engine. `openEmpty` opens an empty, migrated database. */
export function storeContract(engineName: string, openEmpty: () => Promise<Engine>): void {
  describe(`a store on ${engineName}`, () => {
    let open: OpenStore;
    beforeEach(async () => {
      const engine = await openEmpty();
      open = { engine, store: createStore(engine) };
    });
    afterEach(() => open.store.close());

    it('takes writes', async () => {
      expect(await open.store.takesWrites()).toBe(true);
    });
    const opened = (): OpenStore => open;
    describe('accounts', () => {
      accountsContract(opened);
    });
    describe('account ownership', () => {
      ownershipContract(opened);
    });
    describe('the export of an account', () => {
      exportContract(opened);
    });
    describe('words of players', () => {
      wordsContract(opened);
    });
    describe('inventory', () => {
      inventoryContract(opened);
    });
    describe('shop', () => {
      shopContract(opened);
    });
    describe('retention', () => {
      retentionContract(opened);
    });
    describe('administration', () => {
      administrationContract(opened);
    });
    describe('ledger', () => {
      ledgerContract(opened);
    });
    describe('rooms', () => {
      roomsContract(opened);
    });
    describe('score games', () => {
      scoreGamesContract(opened);
    });
    describe('wins against bots', () => {
      botWinsContract(opened);
    });

    describe('ratings in versus games', () => {
      versusRatingsContract(opened);
    });
    describe('challenges', () => {
      challengesContract(opened);
    });
    describe('leagues', () => {
      leaguesContract(opened);
    });
    describe('rings of a day', () => {
      dayRingsContract(opened);
    });
    describe('the room journal', () => {
      journalContract(opened);
    });
    describe('matches', () => {
      matchesContract(opened);
    });
    describe('leaderboards', () => {
      leaderboardsContract(opened);
      boardModelContract(opened);
    });
    describe('daily', () => {
      dailyContract(opened);
    });
    describe('news', () => {
      newsContract(opened);
    });
    describe('feedback', () => {
      feedbackContract(opened);
    });
  });
}
