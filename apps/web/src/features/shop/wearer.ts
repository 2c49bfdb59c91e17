/** On whom the shop shows its looks. */
export interface Wearer {
  readonly playerId: string;
  readonly name: string;
  /** Style of the effect that is worn already. */
  readonly effect: string | null;
  /** Place in the global ranking, where there is one. */
  readonly rank: number | null;
  /** Address of an icon's picture; undefined offline. */
  readonly iconSrc: (name: string, image: string | null) => string | undefined;
}
