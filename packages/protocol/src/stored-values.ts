import * as z from 'zod/mini';

// Values that columns of the database hold, and several features read.

/** What feedback is about. */
export const feedbackKindSchema = z.enum(['bug', 'idea']);
export type FeedbackKind = z.infer<typeof feedbackKindSchema>;

/** What a player is told until it is dismissed. */
export const playerNoticeKindSchema = z.enum(['suspended', 'recovery code']);
export type PlayerNoticeKind = z.infer<typeof playerNoticeKindSchema>;

/** All news of the product, newest first, with their initial number of likes. The texts are in the web app. */
export const NEWS_INITIAL_LIKES = { 'username-effects': 1247 } as const satisfies Record<string, number>;
export type NewsId = keyof typeof NEWS_INITIAL_LIKES;
export const NEWS_IDS = Object.keys(NEWS_INITIAL_LIKES) as readonly NewsId[];

/** Why a player reports; `lobby name` is for lobbies, the others are for both. */
export const REPORT_REASONS = ['name', 'lobby name', 'insults', 'cheating', 'other'] as const;
export const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** Where the reporter saw it. */
export const reportPlaceSchema = z.enum(['profile', 'lobby', 'feed', 'leaderboard']);
export type ReportPlace = z.infer<typeof reportPlaceSchema>;

/** How a moderator ended reports about a player or a lobby. */
export const reportOutcomeSchema = z.enum([
  'renamed',
  'suspended',
  'lobby closed',
  'lobby gone',
  'no breach',
]);
export type ReportOutcome = z.infer<typeof reportOutcomeSchema>;

/** What a moderator did with a player. */
export const decisionActSchema = z.enum(['renamed', 'suspended']);
