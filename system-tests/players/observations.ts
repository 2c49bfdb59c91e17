import type { AccountId, PlayerId } from '@hub/engine/wire/ids';

/** An acknowledged guess, as the game's simulated player makes it: the server has answered with a state that contains it. */
export type Guessed = {
  readonly guess: unknown;
  /** The version of the answer, the first state that contains the guess. */
  readonly version: number;
};

/** State of a change over HTTP: `asked` before the request is sent, `unknown` when no answer came. */
export type Outcome = 'asked' | 'done' | 'refused' | 'unknown';

/** What the server has sent or acknowledged to one account. */
export type Observation = { readonly account: AccountId } & (
  | { readonly kind: 'created'; readonly playerId: PlayerId; readonly name: string }
  | {
      readonly kind: 'seen';
      readonly room: string;
      /** The game's id. */
      readonly game: string;
      readonly state: { readonly version: number; readonly gameOver?: boolean };
    }
  | ({ readonly kind: 'guessed'; readonly room: string; readonly game: string } & Guessed)
  | { readonly kind: 'rewarded'; readonly room: string; readonly game: string; readonly essence: number }
  | { readonly kind: 'finished'; readonly room: string; readonly game: string }
  | { readonly kind: 'bought'; readonly item: string; readonly price: number; readonly outcome: Outcome }
  | {
      readonly kind: 'worn';
      /** Id of the owned item. */
      readonly owned: string;
      readonly type: string;
      readonly isActive: boolean;
      readonly outcome: Outcome;
    }
  | { readonly kind: 'liked'; readonly news: string; readonly isLiked: boolean; readonly outcome: Outcome }
  | { readonly kind: 'codes'; readonly count: number; readonly outcome: Outcome }
);
