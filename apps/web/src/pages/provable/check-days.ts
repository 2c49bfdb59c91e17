import { DAY_MS, dayOf, daysAfter } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { type CheckedDay, checkProofs, type DailyProof, proofText } from '@hub/protocol/daily-proof';
import { DAILY_RANGE_DAYS, dailyProofs } from '@hub/protocol/http/dailies';
import type { Call } from '@hub/ui/net/http-client.ts';
import { serverNow } from '@hub/ui/net/server-clock.ts';

/** The days of a game that are to be checked. */
export type AskedDays = {
  /** The game's id. */
  readonly mode: string;
  readonly from: Day;
  readonly to: Day;
};

/** One day with its verdict; without a proof if the hub does not show it. */
export type DayVerdict = CheckedDay & {
  readonly proof?: DailyProof | undefined;
  /** The hash that this page computed; undefined as long as the day is not revealed. */
  readonly computed?: string | undefined;
  /** The name of the answer, if this page knows it. */
  readonly name?: string | undefined;
};

/** Whether the browser computes hashes on this page; most do only with https. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a range of days, call by call, because the server returns a limited number of days at once. */
async function fetchProofs(call: Call, { mode, from, to }: AskedDays, signal: AbortSignal) {
  const proofs: DailyProof[] = [];
  for (let first = from; ; ) {
    const part = await call(dailyProofs, { params: { mode }, query: { from: first, to }, signal });
    proofs.push(...part);
    const last = part.at(-1)?.day;
    if (part.length < DAILY_RANGE_DAYS || last === undefined || last < first || last >= to) return proofs;
    first = daysAfter(last, 1);
  }
}

/** The published days of a range with a verdict for each, newest first. Rejects with a CallError. */
export async function checkDays(call: Call, asked: AskedDays, signal: AbortSignal): Promise<DayVerdict[]> {
  const [proofs, nameOf] = await Promise.all([fetchProofs(call, asked, signal), loadNames()]);
  const { mode } = asked;
  const checked = await checkProofs({ mode, proofs, asked, now: serverNow(), digest: sha256 });
  const verdicts = checked.map(async (day, index): Promise<DayVerdict> => {
    const proof = proofs[index];
    if (proof?.answer === null || proof?.nonce === null || proof === undefined) return { ...day, proof };
    const computed = await sha256(proofText(mode, proof));
    return { ...day, proof, computed, name: proof.answer ? nameOf(proof.answer) : undefined };
  });
  return (await Promise.all(verdicts)).toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** The verdicts are complete without names, so a failure to load them is no failure of the check. */
async function loadNames(): Promise<(id: string) => string | undefined> {
  try {
    return (await import('@hub/features/daily/screen/answer-names.ts')).answerName;
  } catch {
    return () => undefined;
  }
}

const PAST_DAYS = 29;
const COMMITTED_AHEAD_DAYS = 2;

/** The last thirty days and the committed days ahead. */
export const latestDays = (now: number): { readonly from: Day; readonly to: Day } => ({
  from: dayOf(now - PAST_DAYS * DAY_MS),
  to: dayOf(now + COMMITTED_AHEAD_DAYS * DAY_MS),
});
