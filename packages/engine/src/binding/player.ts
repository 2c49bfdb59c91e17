import type { AccountId, PlayerId } from '../wire/ids.ts';

/** What other parts know about an account in a game. Always taken from the token, never from a body or frame. */
export type Player = {
  readonly accountId: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  /** Style class of the active username effect, null without one. */
  readonly usernameEffect: string | null;
};
