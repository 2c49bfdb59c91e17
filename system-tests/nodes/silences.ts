import type { AccountId } from '@hub/engine/wire/ids';

export const NO_FAULT = 'no fault';

/** What happens meanwhile, from and to in ms of `performance.now()`. */
type Period = {
  readonly kind: string;
  readonly from: number;
  to: number;
  readonly longest: Map<AccountId, number>;
};

/** Measures the longest silence of each player during each fault and between them. */
export class Silences {
  #periods: Period[] = [];

  constructor() {
    this.begin(NO_FAULT);
  }

  /** Begins a period, and ends the one before. */
  begin(kind: string): void {
    const now = performance.now();
    const last = this.#periods.at(-1);
    if (last !== undefined) last.to = now;
    this.#periods.push({ kind, from: now, to: Number.POSITIVE_INFINITY, longest: new Map() });
  }

  /** A silence of `ms` has ended; it counts in the first period in which it lasted. */
  note(account: AccountId, ms: number): void {
    const period = this.#periods.find(({ to }) => to > performance.now() - ms);
    if (period === undefined) return;
    period.longest.set(account, Math.max(ms, period.longest.get(account) ?? 0));
  }

  /** The longest silences of all players in all periods of a kind. */
  of(kind: string): readonly number[] {
    return this.#periods.flatMap((period) => (period.kind === kind ? [...period.longest.values()] : []));
  }
}
