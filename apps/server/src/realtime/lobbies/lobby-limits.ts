import type { AccountId } from '@hub/engine/wire/ids';
import { LOBBY_CREATIONS, LOBBY_PASSWORD_TRIES, LOBBY_PASSWORD_TRIES_OF_ALL } from '@hub/engine/wire/limits';
import { MinuteRateLimit } from '@hub/server/platform/minute-rate-limit.ts';

/** Called for what this node counts, so that other nodes count it, too. */
export type LobbyLimitEvents = {
  onCreation(account: AccountId): void;
  onWrongPassword(account: AccountId, lobbyId: string): void;
};

/** Limits of lobbies over all games. They count one minute back, by account or by lobby. */
export class LobbyLimits {
  readonly #wrongPasswordsByAccount = new MinuteRateLimit<AccountId>(LOBBY_PASSWORD_TRIES);
  readonly #wrongPasswordsByLobby = new MinuteRateLimit<string>(LOBBY_PASSWORD_TRIES_OF_ALL);
  readonly #creations = new MinuteRateLimit<AccountId>(LOBBY_CREATIONS);
  readonly #events: LobbyLimitEvents | undefined;

  constructor(events?: LobbyLimitEvents) {
    this.#events = events;
  }

  mayCreate(account: AccountId, now: number): boolean {
    return !this.#creations.isFull(account, now);
  }

  mayTryPassword(account: AccountId, lobbyId: string, now: number): boolean {
    return (
      !this.#wrongPasswordsByAccount.isFull(account, now) && !this.#wrongPasswordsByLobby.isFull(lobbyId, now)
    );
  }

  recordCreation(account: AccountId, now: number): void {
    this.countCreation(account, now);
    this.#events?.onCreation(account);
  }

  recordWrongPassword(account: AccountId, lobbyId: string, now: number): void {
    this.countWrongPassword(account, lobbyId, now);
    this.#events?.onWrongPassword(account, lobbyId);
  }

  /** Counts a creation, also one on another node. */
  countCreation(account: AccountId, now: number): void {
    this.#creations.record(account, now);
  }

  /** Counts a wrong password, also one on another node. */
  countWrongPassword(account: AccountId, lobbyId: string, now: number): void {
    this.#wrongPasswordsByAccount.record(account, now);
    this.#wrongPasswordsByLobby.record(lobbyId, now);
  }
}
