import { DAY_MS } from '@hub/engine/wire/days';
import type { AccountId } from '@hub/engine/wire/ids';
import { NEWCOMER_MS } from '@hub/engine/wire/limits';
import type { GameName } from '@hub/protocol/games';
import type { Match } from '@hub/protocol/http/activity';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { describe, expect, it } from 'vitest';
import type { Contract, OpenStore } from '../../../apps/server/src/store/testing/contract.ts';
import { matchesOf, playedOf } from '../../../apps/server/src/store/testing/finished-games.ts';
import { challengesIn } from '../../../apps/server/src/store/testing/friends-at.ts';
import {
  accountId,
  addGuest,
  gameId,
  giveItem,
  hostOf,
  playerId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import { playerActions } from '../../administration/player-actions.ts';

const finish = ({ store }: OpenStore, settled: Settlement) =>
  store.rooms.save([{ snapshot: snapshot({ roomId: settled.gameId, over: true }), settlement: settled }]);

const namesIn = (matches: readonly Match[]) => matches.map(({ players }) => players.map(({ name }) => name));
const lines = (...numbers: number[]) => numbers.map(gameId);
const ids = (matches: readonly { readonly id: string }[]) => matches.map((match) => match.id);

/** A moment of a numbered day. */
const day = (number: number, ms = 0) => Date.parse('2026-11-20') + number * DAY_MS + ms;

export const matchesContract: Contract = (opened) => {
  it('returns a match with public ids, names and cosmetics only', async () => {
    const open = opened();
    const [first, second] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    await giveItem(open.engine, second, { id: 'frost', isActive: true });
    await finish(
      open,
      settlement(first, {
        game: 'cooldown clash',
        mode: 'multi',
        newHighScore: true,
        winner: second,
        rewards: [],
        players: [settledPlayer(first, { totalPoints: 50 }), settledPlayer(second, { totalPoints: 900 })],
      }),
    );
    const nothing = { attempts: null, currentStreak: null, score: null };
    const [match] = await matchesOf(open.store).newest(5);
    expect(match).toEqual({
      id: gameId(1),
      game: 'cooldown clash',
      mode: 'multi',
      winner: playerId(2),
      newHighScore: true,
      timestamp: 10_000,
      players: [
        { ...nothing, id: playerId(1), name: 'Player 1', usernameEffect: null, totalPoints: 50 },
        { ...nothing, id: playerId(2), name: 'Player 2', usernameEffect: 'fx-frost', totalPoints: 900 },
      ],
    });
    expect(JSON.stringify(match)).not.toContain(accountId(1));
  });

  it("lists an account's newest matches first, up to the limit", async () => {
    const open = opened();
    const [first, second] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    for (const number of [3, 1, 4, 2, 5]) {
      const owner = number % 2 === 0 ? second : first;
      await finish(open, settlement(owner, { gameId: gameId(number), finishedAt: number * 1_000 }));
    }
    expect(ids(await matchesOf(open.store).newestOf(first, 2))).toEqual([gameId(5), gameId(3)]);
    expect(ids(await matchesOf(open.store).newestOf(second, 20))).toEqual([gameId(4), gameId(2)]);
    expect(await matchesOf(open.store).newestOf(accountId(9), 20)).toEqual([]);
  });

  it('returns the players of each match', async () => {
    const open = opened();
    const [first, second] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    await finish(open, settlement(first, { gameId: gameId(1), finishedAt: 1_000 }));
    await finish(open, settlement(second, { gameId: gameId(2), finishedAt: 2_000 }));
    const played = (await matchesOf(open.store).newest(5)).map(({ players }) => players.map(({ id }) => id));
    expect(played).toEqual([[playerId(2)], [playerId(1)]]);
  });

  /** Saves a finished game of those players; higher numbers finish later unless a time is given. */
  const endGame = (number: number, players: readonly number[], finishedAt = number * 1_000) =>
    finish(
      opened(),
      settlement(accountId(players[0] ?? 0), {
        gameId: gameId(number),
        finishedAt,
        winner: null,
        rewards: [],
        players: players.map((player) => settledPlayer(accountId(player), { score: number })),
      }),
    );
  /** The feed of a busy hub for a viewer who knows these players, at a time at which older accounts are no newcomers. */
  const feed = async ({ limit = 20, newSince = 1e9, known = [] as number[] } = {}) =>
    ids(await matchesOf(opened().store).newestOfEach(limit, newSince, new Set(known.map(accountId))));

  describe('the feed', () => {
    it('leaves out closed accounts until they are restored; matches of others do not name them', async () => {
      const { store } = opened();
      for (const number of [1, 2, 3]) await addGuest(store, number);
      await endGame(1, [1]);
      await endGame(2, [2, 3]);
      await hostOf(store, 9_000)(playerActions.close, accountId(1), {});
      await hostOf(store, 9_000)(playerActions.close, accountId(3), {});
      const expectFeed = async (lines: readonly string[][], moreOfAPlayer: readonly string[][] = []) => {
        expect(namesIn(await matchesOf(store).newestOfEach(20, 1e9, new Set()))).toEqual(lines);
        expect(namesIn(await matchesOf(store).newest(20))).toEqual([...lines, ...moreOfAPlayer]);
      };
      await expectFeed([['Player 2', 'A former player']]);
      // Finished after the account was closed.
      await endGame(4, [1]);
      await expectFeed([['Player 2', 'A former player']]);
      await hostOf(store, 9_000)(playerActions.close, accountId(2), {});
      await expectFeed([]);
      for (const number of [1, 3]) await hostOf(store)(playerActions.restore, accountId(number), {});
      await expectFeed([['Player 1'], ['A former player', 'Player 3']], [['Player 1']]);
    });

    it('lists all matches of a player on a hub that is not busy', async () => {
      for (const number of [1, 2]) await addGuest(opened().store, number);
      for (const [index, players] of [[1], [1, 2], [2], [1]].entries()) await endGame(index + 1, players);
      expect(ids(await matchesOf(opened().store).newest(3))).toEqual([4, 3, 2].map(gameId));
    });

    it('has three lines at most with newcomers whom the viewer does not know', async () => {
      for (let number = 1; number <= 30; number += 1) await addGuest(opened().store, number);
      for (const number of [1, 2]) await endGame(number, [number], NEWCOMER_MS + number);
      for (let number = 3; number <= 30; number += 1)
        await endGame(number, [number], NEWCOMER_MS - 100 + number);
      // The accounts after the second one are newcomers.
      expect(await feed({ newSince: 2 })).toEqual(lines(2, 1, 30, 29, 28));
      expect(await feed({ newSince: 2, known: [5, 29] })).toEqual(lines(2, 1, 30, 29, 28, 27, 5));
      // A match of an older account with a newcomer is one of the three.
      await endGame(31, [1, 20], NEWCOMER_MS + 3);
      expect(await feed({ newSince: 2 })).toEqual(lines(31, 2, 30, 29));
      expect(await feed({ newSince: 2, known: [20] })).toEqual(lines(31, 2, 30, 29, 28));
      // An hour later none of them is a newcomer, although all were when the matches ended.
      expect(await feed({ newSince: 1e6 })).toEqual(
        lines(31, 2, ...Array.from({ length: 18 }, (_, at) => 30 - at).filter((n) => n !== 20), 12).slice(
          0,
          20,
        ),
      );
    });

    it('finds other players behind hundreds of newcomers', async () => {
      for (let number = 1; number <= 250; number += 1) await addGuest(opened().store, number);
      await endGame(1, [1], NEWCOMER_MS - 10);
      for (let number = 2; number <= 250; number += 1) await endGame(number, [number], NEWCOMER_MS - 5);
      // The match of the first ended while its account was new.
      expect(await feed({ newSince: 1 })).toEqual([250, 249, 248, 1].map(gameId));
    });

    it('lists the newest match of each player, newest first, up to the limit', async () => {
      for (const number of [1, 2, 3]) await addGuest(opened().store, number);
      for (const [index, player] of [2, 1, 1, 3, 1, 1].entries()) await endGame(index + 1, [player]);
      expect(await feed()).toEqual([gameId(6), gameId(4), gameId(1)]);
      expect(await feed({ limit: 2 })).toEqual([gameId(6), gameId(4)]);
    });

    it('shows each player once: a match is left out when a newer one has one of its players', async () => {
      for (const number of [1, 2, 3, 4]) await addGuest(opened().store, number);
      await endGame(1, [4, 2]);
      await endGame(2, [1, 2]);
      await endGame(3, [1, 3]);
      await endGame(4, [3]);
      // Game 3 shares a player with game 4, and game 1 with game 2.
      expect(await feed()).toEqual([gameId(4), gameId(2)]);
      await endGame(5, [4]);
      expect(await feed()).toEqual([gameId(5), gameId(4), gameId(2)]);
    });

    it('finds other players behind one with hundreds of games', async () => {
      for (const number of [1, 2]) await addGuest(opened().store, number);
      await endGame(1, [2]);
      for (let number = 2; number <= 300; number += 1) await endGame(number, [1]);
      expect(await feed()).toEqual([gameId(300), gameId(1)]);
    });

    it('keeps the later match when the clock was set back', async () => {
      await addGuest(opened().store, 1);
      await endGame(1, [1], 9_000);
      await endGame(2, [1], 8_000);
      expect(await feed()).toEqual([gameId(1)]);
    });
  });

  it('sums up the matches of an account by game and mode', async () => {
    const open = opened();
    const [me, rival] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    let number = 0;
    const play = (
      game: GameName,
      mode: 'single' | 'multi',
      winner: AccountId | null,
      score: number | null,
    ) => {
      number += 1;
      const players = [settledPlayer(me, { score }), settledPlayer(rival)].slice(0, mode === 'multi' ? 2 : 1);
      return finish(
        open,
        settlement(me, { gameId: gameId(number), game, mode, winner, players, rewards: [] }),
      );
    };
    await play('more or less', 'single', null, 7);
    await play('more or less', 'single', null, 12);
    await play('more or less', 'single', null, null);
    await play('chain of legends', 'multi', me, null);
    await play('chain of legends', 'multi', rival, null);
    await play('chain of legends', 'multi', rival, null);
    await play('chain of legends', 'multi', null, null);
    const totals = await playedOf(open.store).totalsOf(me);
    expect(totals).toHaveLength(2);
    expect(totals).toContainEqual({ game: 'more or less', mode: 'single', played: 3, wins: 0, losses: 0 });
    expect(totals).toContainEqual({ game: 'chain of legends', mode: 'multi', played: 4, wins: 1, losses: 3 });
    expect(await playedOf(open.store).totalsOf(accountId(9))).toEqual([]);
  });

  it('counts the days on which an account has played, whatever and however often', async () => {
    const open = opened();
    const [me, rival] = [await addGuest(open.store, 1), await addGuest(open.store, 2)];
    const challenges = challengesIn(open);
    const totals = playedOf(open);
    let number = 0;
    const end = (finishedAt: number, changes: Partial<Settlement> = {}) => {
      number += 1;
      return finish(open, settlement(me, { gameId: gameId(number), finishedAt, rewards: [], ...changes }));
    };
    const players = [settledPlayer(rival)];
    expect(await totals.daysPlayed(me, 3)).toBe(0);
    // Both ends of a day, and the day of another player.
    await end(day(0));
    await end(day(1, -1));
    await end(day(1), { winner: rival, players });
    expect(await totals.daysPlayed(me, 3)).toBe(1);
    await end(day(1, 5), { game: 'chain of legends', mode: 'multi', isAgainstBots: true, players: [] });
    await end(day(2, 5), {
      game: 'chain of legends',
      mode: 'multi',
      isAgainstBots: true,
      players: [],
      winner: null,
    });
    expect(await totals.daysPlayed(me, 3)).toBe(2);
    const of = {
      seed: 'seed',
      options: '{}',
      roomId: gameId(90),
      accountId: rival,
      leagueId: null,
      day: null,
    };
    const challenge = { ...of, id: 'one', game: 'moreOrLess', createdAt: day(3), expiresAt: day(9) };
    await challenges.add(challenge, undefined, { limit: 3, since: 0 });
    const run = { accountId: me, roomId: gameId(91), startedAt: day(3) };
    await challenges.begin(challenge, run, { players: 4, runs: 9, since: 0 });
    expect(await totals.daysPlayed(me, 3)).toBe(2);
    await open.engine.db
      .updateTable('challenge_run')
      .set({ finished_at: day(3, 9) })
      .execute();
    expect(await totals.daysPlayed(me, 3)).toBe(3);
    // A clock that was ahead counts its day; more days than asked for are not looked at.
    await end(day(400));
    expect(await totals.daysPlayed(me, 3)).toBe(3);
    expect(await totals.daysPlayed(me, 9)).toBe(4);
  });
};
