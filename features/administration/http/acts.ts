import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Author } from '@hub/server/store/log-line.ts';
import type { Settings } from '../../settings/server.ts';
import type { Moderation } from '../moderation.ts';
import type { Administration } from '../server.ts';

/** What administrators do, with themselves as authors in the audit log; the same functions as those of the command line. */
export type Acts = {
  moderation(by: Administrator, reason: string): Moderation;
  settings(by: Administrator, reason: string): ReturnType<Settings['by']>;
  roles(by: Administrator, reason: string): ReturnType<Administration['roles']>;
  author(by: Administrator, reason: string): Author;
};
