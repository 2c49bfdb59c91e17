import type { AccountId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Author } from '@hub/server/store/log-line.ts';
import type { Ledger } from '../../ledger/server.ts';
import type { Offers } from '../../offers.ts';
import type { Settings } from '../../settings/server.ts';
import type { Shop } from '../../shop/server.ts';
import type { Tools } from '../actions.ts';
import type { Backup } from '../calls/backups.ts';
import type { doctor, overview, settingsInForce } from '../calls/hub.ts';
import type { Administration } from '../server.ts';
import type { AdminSessions } from '../sessions.ts';
import type { AdminMount } from './mount.ts';

type Overview = ReplyOf<typeof overview>;
type Finding = ReplyOf<typeof doctor>['findings'][number];

/** What hosts and moderators do with a feature that a hub can do without. */
type AdminPart = { mountAdmin(admin: AdminMount, area: AdminArea): void };

/** What the calls of the administration work with. */
export type AdminArea = {
  readonly administration: Administration;
  readonly feedback?: AdminPart;
  readonly news?: AdminPart;
  readonly reports?: AdminPart & NonNullable<Offers['reports']>;
  readonly settings: Settings;
  readonly ledger: Ledger;
  readonly shop: Shop;
  readonly sessions: AdminSessions;
  readonly tools: Tools;
  /** Who acts and why, for the audit log. */
  readonly author: (by: Administrator, reason: string) => Author;
  readonly version: string;
  /** Origins at which players open the hub. */
  readonly publicUrls: readonly string[];
  /** Kinds of rooms that are lobbies. */
  readonly lobbies: readonly string[];
  readonly recoveryCodesLeft: (account: AccountId) => Promise<number>;
  /** The number of players who are here, this one included. */
  readonly playersNow: (account: AccountId) => Promise<number>;
  /** Number of accounts that are not closed. */
  readonly accountCount: () => Promise<number>;
  readonly ofHost: () => Promise<NonNullable<Overview['host']>>;
  readonly examine: () => Promise<readonly (Omit<Finding, 'mend'> & { readonly mend?: string })[]>;
  /** Settings of this server as they are in force. */
  readonly inForce: () => ReplyOf<typeof settingsInForce>['rows'];
  /** Called when a best score is gone, so that every node shows the board anew. */
  readonly onBestRemoved: (board: Board) => void;
  /** Undefined where the server makes none, with the reason. */
  readonly shelf:
    | {
        readonly folder: string;
        list(): readonly Backup[];
        /** The name of the new backup; undefined while another one is made. */
        make(): Promise<string | undefined>;
        /** What is in a backup, in words. Rejects with the reason for a bad one. */
        check(name: string): Promise<string>;
        /** Checks a backup and restores it once the answer is sent. Rejects with the reason for a bad one. */
        restore(name: string, identity: string | undefined, author: Author): Promise<string>;
      }
    | undefined;
  readonly whyNone: string;
};
