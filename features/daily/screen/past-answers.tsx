import { daysAfter, firstOpenDay } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { type DailyProof, type DailyStreak, dailyProofs } from '@hub/protocol/http/dailies';
import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useServerTime } from '@hub/ui/net/use-server-time.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';

type Answers = ReadonlyMap<string, string>;

const answersOf = (proofs: readonly DailyProof[]): Answers =>
  new Map(proofs.flatMap(({ day, answer }) => (answer === null ? [] : [[day, answer]])));

/** The published answers of a range of closed days. Without `from`, nothing is fetched. */
export function useAnswers(mode: string, from: Day | undefined, to: Day | undefined): Answers | undefined {
  const { call } = useNet();
  const { data } = useQuery({
    // Not among the queries that a solved puzzle invalidates: published answers stay.
    queryKey: ['pastAnswers', mode, from, to],
    queryFn: ({ signal }) => call(dailyProofs, { params: { mode }, query: { from, to }, signal }),
    enabled: from !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    select: answersOf,
  });
  return data;
}

/**
 * The published answers of the last two days that are closed at `now` (ms since 1970): a page may still show yesterday's
 * puzzle after midnight.
 */
export function usePastAnswers(mode: string, now: number): Answers | undefined {
  const open = firstOpenDay(now);
  return useAnswers(mode, daysAfter(open, -2), daysAfter(open, -1));
}

/** The drawing of an answer: champions have words as ids, items have numbers. Decorative. */
export const AnswerPicture = ({ id }: { readonly id: string }) =>
  Number.isNaN(Number(id)) ? <ChampionEmblem id={id} /> : <ItemEmblem id={id} />;

/** The pictures of a streak's completed days; without a picture as long as a day's answer is not published. */
export function useAnswerPictures(mode: string, days: DailyStreak['days']): (day: string) => ReactNode {
  const open = useServerTime(firstOpenDay);
  const found = days.flatMap(({ kind, day }) => (kind === 'completed' && day < open ? [day] : []));
  const answers = useAnswers(mode, found[0], found.at(-1));
  return (day) => {
    const id = answers?.get(day);
    return id !== undefined && <AnswerPicture id={id} />;
  };
}
