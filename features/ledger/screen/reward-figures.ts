/** Phases of the reward animation: shown, counting into the balance, held. */
export const SHOWN_MS = 1_000;
const TRANSFER_MS = 2_000;
export const HOLD_MS = 800;

/** Duration of the countdown of a balance after a purchase. */
const SPENDING_MS = 800;

export interface Reward {
  /** Balance before and after the change; `to` is lower after a purchase. */
  readonly from: number;
  readonly to: number;
}

export interface RewardFigures {
  readonly balance: number;
  /** The part not yet added to the balance; undefined when the overlay is hidden. */
  readonly floating: number | undefined;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Figures of the reward animation after `elapsedMs`: shown for 1 s, counted in 2 s, hidden 0.8 s later. */
export function rewardFigures({ from, to }: Reward, elapsedMs: number): RewardFigures {
  const share = Math.min(1, Math.max(0, (elapsedMs - SHOWN_MS) / TRANSFER_MS));
  const moved = Math.round((to - from) * easeOut(share));
  const isOver = elapsedMs >= SHOWN_MS + TRANSFER_MS + HOLD_MS;
  return { balance: from + moved, floating: isOver ? undefined : to - from - moved };
}

/** Figures of the spending animation after `elapsedMs`: the balance counts down for 0.8 s. */
export function spendingFigures({ from, to }: Reward, elapsedMs: number): RewardFigures {
  const share = Math.min(1, Math.max(0, elapsedMs / SPENDING_MS));
  return { balance: from + Math.round((to - from) * easeOut(share)), floating: undefined };
}

/** Figures of either animation after `elapsedMs`; undefined once it is over. */
export function changeFigures(change: Reward, elapsedMs: number): RewardFigures | undefined {
  if (change.to < change.from)
    return elapsedMs < SPENDING_MS ? spendingFigures(change, elapsedMs) : undefined;
  const figures = rewardFigures(change, elapsedMs);
  return figures.floating === undefined ? undefined : figures;
}
