import { foundation } from './001-foundation.ts';
import { newsAndFeedback } from './002-news-and-feedback.ts';
import type { Migration } from './migration.ts';

/** Every step, in order; a database's version is how many of them it has been through. */
export const migrations: readonly Migration[] = [foundation, newsAndFeedback];
