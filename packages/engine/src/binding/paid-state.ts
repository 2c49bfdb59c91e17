type Rewarded = { readonly reward: number };

/** A finished game's state with what was paid for it, and what the day's limit kept back. */
export function paidState<State extends Rewarded>(
  state: State,
  paidEssence: number,
): State & { readonly unpaid?: number } {
  const unpaid = state.reward - paidEssence;
  return unpaid > 0 ? { ...state, reward: paidEssence, unpaid } : state;
}
