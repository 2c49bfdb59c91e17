import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { LobbyData } from '@hub/engine/wire/lobbies';
import type { ChainState } from '@hub/games/chain-of-legends/game.ts';
import type { ChampionRiftState } from '@hub/games/champion-rift/game.ts';
import type { ClashState } from '@hub/games/cooldown-clash/game.ts';
import type { MoreOrLessState } from '@hub/games/more-or-less/game.ts';
import type { RiftGuesserState } from '@hub/games/rift-guesser/game.ts';

/** The state that a room of each game sends. */
export type Shown =
  | { readonly game: 'championRift'; readonly state: ChampionRiftState }
  | { readonly game: 'moreOrLess'; readonly state: MoreOrLessState }
  | { readonly game: 'riftGuesser'; readonly state: RiftGuesserState }
  | { readonly game: 'chainOfLegends'; readonly state: ChainState | LobbyData }
  | { readonly game: 'cooldownClash'; readonly state: ClashState | LobbyData };
export type GameKind = Shown['game'];

/** An acknowledged guess: the server has answered with a state that contains it. */
export type Guessed =
  | { readonly game: 'championRift'; readonly champion: string }
  | { readonly game: 'moreOrLess'; readonly round: number; readonly guess: 'higher' | 'lower' }
  | {
      readonly game: 'riftGuesser';
      readonly round: number;
      readonly place: { readonly x: number; readonly y: number };
    }
  | { readonly game: 'chainOfLegends'; readonly round: number; readonly name: string }
  | { readonly game: 'cooldownClash'; readonly round: number; readonly seconds: number };

/** State of a change over HTTP: `asked` before the request is sent, `unknown` when no answer came. */
export type Outcome = 'asked' | 'done' | 'refused' | 'unknown';

/** What the server has sent or acknowledged to one account. */
export type Observation = { readonly account: AccountId } & (
  | { readonly kind: 'created'; readonly playerId: PlayerId; readonly name: string }
  | ({ readonly kind: 'seen'; readonly room: string } & Shown)
  /** `version` is that of the answer, the first state that contains the guess. */
  | ({ readonly kind: 'guessed'; readonly room: string; readonly version: number } & Guessed)
  | { readonly kind: 'rewarded'; readonly room: string; readonly game: GameKind; readonly essence: number }
  | {
      readonly kind: 'finished';
      readonly room: string;
      readonly game: GameKind;
      readonly winner: string | null;
    }
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
