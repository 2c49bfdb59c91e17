type Rewarded = { readonly reward: number };

/** A finished game's state with the reward that was paid, and the part that the daily limit withheld. */
export function paidState<State extends Rewarded>(
  state: State,
  paidEssence: number,
): State & { readonly unpaid?: number } {
  const unpaid = state.reward - paidEssence;
  return unpaid > 0 ? { ...state, reward: paidEssence, unpaid } : state;
}
