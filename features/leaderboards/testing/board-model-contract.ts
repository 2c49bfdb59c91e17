import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  ALL,
  addGuests,
  BOARD,
  boardsOf,
  brief,
  finish,
  flags,
} from '../../../apps/server/src/store/testing/finished-games.ts';
import { accountId, playerId } from '../../../apps/server/src/store/testing/rows.ts';

/** Compares the boards with a simple in-memory model. */
export const boardModelContract: Contract = (opened) => {
  it('agrees with a simple model on ranks, pages and percentiles', async () => {
    const open = opened();
    const players = 12;
    await addGuests(open, players);
    const result = fc.record({
      player: fc.integer({ min: 1, max: players }),
      score: fc.integer({ min: 0, max: 6 }),
    });
    const model = new PlainBoard();
    let game = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(result, { maxLength: 12 }),
        fc.nat({ max: 14 }),
        fc.nat({ max: 14 }),
        async (results, offset, limit) => {
          const played = results.map((one) => ({ ...one, game: (game += 1) }));
          expect(flags(await finish(open, ...played))).toEqual(played.map((one) => model.play(one)));
          for (const span of [
            ALL,
            { min: 0, max: 2 },
            { min: 3, max: 5 },
            { min: 6, max: BOARD_SCORE_MAX },
          ]) {
            const page = await boardsOf(open).page(BOARD, span, { offset, limit });
            expect({ total: page.total, entries: brief(page) }).toEqual(model.page(span, offset, limit));
          }
          const player = 1 + (offset % players);
          const leaderboards = boardsOf(open);
          expect(await leaderboards.playersAhead(BOARD, playerId(player))).toBe(model.ahead(player));
          expect((await leaderboards.scoreAndRank(BOARD, playerId(player), ALL))?.rank).toBe(
            model.rank(player),
          );
          expect(await leaderboards.countOthers(BOARD, accountId(player), limit)).toEqual(
            model.others(player, limit),
          );
          expect(await leaderboards.othersByScore(BOARD, accountId(player))).toEqual(
            model.othersByScore(player),
          );
        },
      ),
      { numRuns: 30 },
    );
  });
};

type Line = { readonly player: number; readonly score: number; readonly game: number };

/** A simple in-memory board. */
class PlainBoard {
  readonly #bests = new Map<number, Line>();

  /** Records a result; returns whether it is a new best. */
  play(line: Line): boolean {
    const isBest = line.score > (this.#bests.get(line.player)?.score ?? 0);
    if (isBest) this.#bests.set(line.player, line);
    return isBest;
  }

  #list({ min, max }: typeof ALL): Line[] {
    return [...this.#bests.values()]
      .filter(({ score }) => score >= min && score <= max)
      .toSorted((a, b) => b.score - a.score || a.game - b.game);
  }

  page(span: typeof ALL, offset: number, limit: number) {
    const list = this.#list(span);
    const entries = list.slice(offset, offset + limit).map(({ player, score }) => ({
      id: playerId(player),
      score,
      rank: 1 + list.filter((other) => other.score > score).length,
    }));
    return { total: list.length, entries };
  }

  ahead(player: number): number | undefined {
    const index = this.#list(ALL).findIndex((line) => line.player === player);
    return index === -1 ? undefined : index;
  }

  rank(player: number): number | undefined {
    const own = this.#bests.get(player);
    return own && 1 + this.#list(ALL).filter(({ score }) => score > own.score).length;
  }

  othersByScore(player: number) {
    const scores = this.#list(ALL).flatMap((line) => (line.player === player ? [] : [line.score]));
    return [...new Set(scores)]
      .toSorted((a, b) => a - b)
      .map((score) => ({ score, players: scores.filter((other) => other === score).length }));
  }

  others(player: number, score: number) {
    const others = this.#list(ALL).filter((line) => line.player !== player);
    return { all: others.length, below: others.filter((line) => line.score < score).length };
  }
}
