/** A guess: the name of a champion, in any spelling that the facts recognize. */
export type ChampionRiftCommand = { readonly type: 'guess'; readonly champion: string };

/** Why a guess is refused. */
export type ChampionRiftRefusal = 'unknown_champion' | 'repeated_champion' | 'game_over';

export type ChampionRiftEvent =
  | { readonly type: 'championGuessed'; readonly championId: string; readonly isAnswer: boolean }
  | { readonly type: 'riftCompleted'; readonly attempts: number };
