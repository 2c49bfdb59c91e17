/** The player on whom the shop previews items. */
export interface PreviewPlayer {
  readonly playerId: string;
  readonly name: string;
  /** CSS class of the effect that the player already uses. */
  readonly effect: string | null;
  /** Place on the global leaderboard, if any. */
  readonly rank: number | null;
  /** What the player can spend, in Blue Essence; undefined until it is known. */
  readonly balance: number | undefined;
  /** Returns the URL of an icon's picture; undefined offline. */
  readonly iconSrc: (name: string, image: string | null) => string | undefined;
}
