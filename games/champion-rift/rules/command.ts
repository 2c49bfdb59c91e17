/** All that a player can do: name a champion, in any spelling that the facts can tell. */
export type ChampionRiftCommand = { readonly type: 'guess'; readonly champion: string };

/** Why a guess does not count. */
export type ChampionRiftRefusal = 'unknown_champion' | 'repeated_champion' | 'game_over';

export type ChampionRiftEvent =
  | { readonly type: 'championGuessed'; readonly championId: string; readonly isAnswer: boolean }
  | { readonly type: 'riftCompleted'; readonly attempts: number };
