interface Record {
  readonly wins: number;
  readonly losses: number;
}

/** Share of the games won, in percent with two decimals; 100.00 or 0.00 without a loss. */
export function winRate({ wins, losses }: Record): string {
  if (losses === 0) return wins > 0 ? '100.00' : '0.00';
  return ((wins / (wins + losses)) * 100).toFixed(2);
}
