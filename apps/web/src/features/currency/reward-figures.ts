/** How long a reward is shown before it moves, how long it takes to move, and how long it stays after (platform 9). */
export const SHOWN_MS = 1_000;
export const TRANSFER_MS = 2_000;
export const HOLD_MS = 800;

/** How long a balance counts down when something was paid. */
export const SPENDING_MS = 800;

export interface Reward {
  /** Blue Essence before and after it; less after it when something was paid. */
  readonly from: number;
  readonly to: number;
}

export interface RewardFigures {
  readonly balance: number;
  /** The part that still floats over the balance; undefined when the overlay hides. */
  readonly floating: number | undefined;
}

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** What is to be seen so many milliseconds after a reward came: it stands for 1 s, moves for 2 s, and leaves 0.8 s later. */
export function rewardFigures({ from, to }: Reward, elapsedMs: number): RewardFigures {
  const share = Math.min(1, Math.max(0, (elapsedMs - SHOWN_MS) / TRANSFER_MS));
  const moved = Math.round((to - from) * easeOut(share));
  const isOver = elapsedMs >= SHOWN_MS + TRANSFER_MS + HOLD_MS;
  return { balance: from + moved, floating: isOver ? undefined : to - from - moved };
}

/** What is to be seen so many milliseconds after Blue Essence was spent: the balance counts down, for 0.8 s. */
export function spendingFigures({ from, to }: Reward, elapsedMs: number): RewardFigures {
  const share = Math.min(1, Math.max(0, elapsedMs / SPENDING_MS));
  return { balance: from + Math.round((to - from) * easeOut(share)), floating: undefined };
}

/** What is to be seen of a change; undefined once it is over. */
export function changeFigures(change: Reward, elapsedMs: number): RewardFigures | undefined {
  if (change.to < change.from)
    return elapsedMs < SPENDING_MS ? spendingFigures(change, elapsedMs) : undefined;
  const figures = rewardFigures(change, elapsedMs);
  return figures.floating === undefined ? undefined : figures;
}
