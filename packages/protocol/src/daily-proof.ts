import { closesAt, dayOf, daysAfter } from '@hub/engine/wire/days';

/** The commitment before the first one of a game. */
export const FIRST_PREVIOUS = '0'.repeat(64);

/** The published proof of one day of a daily game. `answer` and `nonce` are null until the day is closed, at 00:30 UTC of the next one. */
export type DailyProof = {
  readonly day: string;
  /** SHA-256 of `proofText`, in hexadecimal digits. */
  readonly commitment: string;
  /** The commitment of the day before. */
  readonly previous: string;
  /** Milliseconds since 1970, by the hub's clock. */
  readonly committedAt: number;
  readonly answer: string | null;
  readonly nonce: string | null;
};

/** The text whose SHA-256 is a day's commitment: six lines, joined by line feeds. */
export const proofText = (
  mode: string,
  { day, answer, nonce, previous }: Pick<DailyProof, 'day' | 'answer' | 'nonce' | 'previous'>,
): string => ['daily-proof-1', mode, day, answer, nonce, previous].join('\n');

/**
 * `proven`: committed before the day began, and the revealed answer fits. `open`: the day is not closed. `late`: the answer
 * fits, but was committed after the day had begun, for example on the day of the installation. Everything else is broken:
 * `hash`, the revealed answer does not fit; `link`, the day before does not fit; `missing`, `repeated`, the day does not
 * follow the one before; `hidden`, not revealed although closed; `early`, revealed although not closed; `changed`, not the
 * commitment that was noted earlier.
 */
export type ProofStatus =
  | 'proven'
  | 'open'
  | 'late'
  | 'hash'
  | 'link'
  | 'missing'
  | 'repeated'
  | 'hidden'
  | 'early'
  | 'changed';

const FINE: readonly ProofStatus[] = ['proven', 'open', 'late'];

/** Whether a status shows that something was changed, or not shown as promised. */
export const isBroken = (status: ProofStatus): boolean => !FINE.includes(status);

export type CheckedDay = { readonly day: string; readonly status: ProofStatus };

type ProofCheck = {
  /** The game's id. */
  readonly mode: string;
  /** Consecutive days, oldest first. */
  readonly proofs: readonly DailyProof[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Commitments noted earlier, by day. */
  readonly noted?: ReadonlyMap<string, string>;
  /** The range that was asked for: over days that are missing at its ends are reported too. */
  readonly asked?: { readonly from: string; readonly to: string };
  /** SHA-256 of a text in UTF-8, in hexadecimal digits. */
  readonly digest: (text: string) => string | Promise<string>;
};

/** Checks a range of days. Days that were noted and are missing in the range are reported too. */
export async function checkProofs(check: ProofCheck): Promise<CheckedDay[]> {
  const { proofs, noted = new Map<string, string>() } = check;
  const checked: CheckedDay[] = [];
  for (const [index, proof] of proofs.entries())
    checked.push({ day: proof.day, status: await statusOf(check, proof, proofs[index - 1]) });
  const days = new Set(proofs.map(({ day }) => day));
  const gone = new Set([...noted.keys(), ...missingAtEnds(check)].filter((day) => !days.has(day)));
  return [...checked, ...[...gone].toSorted().map((day) => ({ day, status: 'missing' as const }))];
}

/** Days of the range that was asked for before the first proof, unless it is the game's first, and after the last one. */
function missingAtEnds({ proofs, asked, now }: ProofCheck): string[] {
  const [first] = proofs;
  const last = proofs.at(-1);
  if (asked === undefined || first === undefined || last === undefined) return [];
  const missing =
    first.previous !== FIRST_PREVIOUS && first.day > asked.from ? [daysAfter(first.day, -1)] : [];
  const today = dayOf(now);
  for (let day = daysAfter(last.day, 1); day <= asked.to && day <= today; day = daysAfter(day, 1))
    missing.push(day);
  return missing;
}

async function statusOf(
  { mode, now, noted, digest }: ProofCheck,
  proof: DailyProof,
  before: DailyProof | undefined,
): Promise<ProofStatus> {
  const { day, commitment, previous, committedAt, answer, nonce } = proof;
  if (before !== undefined && day <= before.day) return 'repeated';
  if (before !== undefined && day !== daysAfter(before.day, 1)) return 'missing';
  if (before !== undefined && previous !== before.commitment) return 'link';
  if ((noted?.get(day) ?? commitment) !== commitment) return 'changed';
  const isClosed = now >= closesAt(day);
  if (answer === null || nonce === null) return isClosed ? 'hidden' : 'open';
  if (!isClosed) return 'early';
  if ((await digest(proofText(mode, proof))) !== commitment) return 'hash';
  return committedAt < Date.parse(day) ? 'proven' : 'late';
}
