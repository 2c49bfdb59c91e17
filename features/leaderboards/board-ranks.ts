import type { Board } from '@hub/protocol/games';
import { LEVELS, SCORE_LEVEL } from '@hub/server/store/sort-key.ts';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

const LAST = LEVELS.length - 1;
const sizeOf = (level: number): Sql => sql.lit(LEVELS[level] ?? 1);
/** Number of spans of a level within one span of the level above. */
const spansIn = (level: number): Sql => sql.lit((LEVELS[level - 1] ?? 1) / (LEVELS[level] ?? 1));

/** Players in the higher spans of a level that lie in the same parent span. */
const playersInHigherSpans = (board: Board | Sql, level: number, span: Sql, parent: Sql | undefined): Sql =>
  sql`(select coalesce(sum(players), 0) from board_count where board = ${board} and level = ${sql.lit(level)}
    and span > ${span} ${parent === undefined ? sql`` : sql`and span < (${parent} + 1) * ${spansIn(level)}`})`;

/** Number of listed players with a higher score (SQL expression for an integer). */
export function playersAboveScore(board: Board | Sql, score: Sql): Sql {
  const scores = sql`cast(${score} as bigint)`;
  const parent = sql`(${scores} / ${spansIn(SCORE_LEVEL)})`;
  return sql`cast(${playersInHigherSpans(board, 0, parent, undefined)} + ${playersInHigherSpans(board, SCORE_LEVEL, scores, parent)} as bigint)`;
}

/** Number of listed players above a sort key (SQL expression). */
export function playersAbove(board: Board, standing: Sql): Sql {
  const spans = LEVELS.map((_, level) => sql`(${standing} / ${sizeOf(level)})`);
  const counts = spans.map((span, level) => playersInHigherSpans(board, level, span, spans[level - 1]));
  return sql`cast(${sql.join(counts, sql` + `)} + (
    select count(*) from best_score as above where above.board = ${board} and above.is_listed = 1
      and above.standing > ${standing} and above.standing < (${standing} / ${sizeOf(LAST)} + 1) * ${sizeOf(LAST)}
  ) as bigint)`;
}

/** Name of the common table for one level of the search by offset. */
const stepName = (level: number): Sql => sql.ref(`step_${level}`);

/**
 * Common tables that find the entry with `ahead` players above it, level by level: `span` is the span that contains it,
 * `above` the number of players above that span.
 */
export const offsetSearch = (board: Board, ahead: Sql): Sql =>
  sql.join(
    LEVELS.map((_, level) => step(board, level, ahead)),
    sql`, `,
  );

function step(board: Board, level: number, ahead: Sql): Sql {
  const parent = stepName(level - 1);
  const within =
    level === 0
      ? sql``
      : sql`and span >= (select span from ${parent}) * ${spansIn(level)}
          and span < ((select span from ${parent}) + 1) * ${spansIn(level)}`;
  const before = level === 0 ? sql`0` : sql`(select above from ${parent})`;
  return sql`${stepName(level)} as materialized (
    select span, above from (
      select span, cast(sum(players) over (order by span desc) - players + ${before} as bigint) as above
      from board_count where board = ${board} and level = ${sql.lit(level)} and players > 0 ${within}
    ) as spans where above <= ${ahead} order by above desc limit 1
  )`;
}

/** With `offsetSearch`: number of players above the score of the entry found. */
export const aboveFoundScore: Sql = sql`(select above from ${stepName(SCORE_LEVEL)})`;

/** With `offsetSearch`: upper end of the smallest span that contains the entry, and number of players above it. */
export const foundSpan = {
  standing: sql`(select (span + 1) * ${sizeOf(LAST)} from ${stepName(LAST)})`,
  above: sql`coalesce((select above from ${stepName(LAST)}), 0)`,
} as const satisfies Record<string, Sql>;
