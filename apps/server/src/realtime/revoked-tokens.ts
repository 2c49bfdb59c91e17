import type { AccountId } from '@hub/engine/wire/ids';
import type { TokenVersions } from '@hub/features/accounts/server.ts';
import type { Bus } from '@hub/server/bus/bus.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { OpenConnections } from './open-connections.ts';
import { PeriodicCheck } from './periodic-check.ts';

/** Accounts of one query. */
const ACCOUNTS_AT_ONCE = 1_000;

type Deps = {
  readonly tokenVersions: TokenVersions;
  readonly connections: OpenConnections;
  /** While it is disconnected, no other node can report that it revoked tokens. */
  readonly bus: Pick<Bus, 'isConnected' | 'onStateChange'>;
  readonly logger: Logger;
};

/** Closes the connections whose tokens another node has revoked: when it says so, and by a check while it cannot. */
export class RevokedTokens {
  readonly #deps: Deps;
  readonly #check: PeriodicCheck;
  #isDue = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#check = new PeriodicCheck('check for revoked tokens', () => this.#checkAll(), deps.logger);
    deps.bus.onStateChange(() => this.checkAllOnce());
  }

  start(): void {
    this.#check.start();
  }

  stop(): void {
    this.#check.stop();
  }

  /** Checks one account now; if that fails, all within a second. */
  onNotice(account: AccountId): void {
    this.#closeOutdated([account]).catch(() => this.checkAllOnce());
  }

  /** Checks all accounts within a second, as notices may have been lost. */
  checkAllOnce(): void {
    this.#isDue = true;
  }

  async #checkAll(): Promise<void> {
    if (!this.#isDue && this.#deps.bus.isConnected) return;
    this.#isDue = true;
    const accounts = [...this.#deps.connections.accounts()];
    for (let at = 0; at < accounts.length; at += ACCOUNTS_AT_ONCE)
      await this.#closeOutdated(accounts.slice(at, at + ACCOUNTS_AT_ONCE));
    this.#isDue = !this.#deps.bus.isConnected;
  }

  async #closeOutdated(accounts: readonly AccountId[]): Promise<void> {
    for (const [account, version] of await this.#deps.tokenVersions(accounts))
      this.#deps.connections.closeOutdated(account, version);
  }
}
