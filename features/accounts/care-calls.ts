import { ERASE_AFTER_DAYS } from '@hub/engine/wire/limits';
import { runAnswerSchema } from '@hub/engine/wire/runs';
import { itemTypeSchema } from '@hub/protocol/cosmetics';
import { failureTexts } from '@hub/protocol/failure-texts';
import { houseRuleSchema } from '@hub/protocol/house-rules';
import { gameNameSchema } from '@hub/protocol/http/activity';
import { endpoint } from '@hub/protocol/http/endpoint';
import {
  decisionActSchema,
  feedbackKindSchema,
  reportOutcomeSchema,
  reportPlaceSchema,
  reportReasonSchema,
} from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));
const figure = z.nullable(z.int());
const ownPath = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

/** All stored data of an account, for its owner. */
const accountExportSchema = z.object({
  exportedAt: time,
  account: z.object({
    id: z.string(),
    playerId: z.string(),
    name: z.string(),
    createdAt: time,
    isHidden: z.int(),
    language: z.nullable(z.string()),
    suspendedAt: z.nullable(time),
    suspendedUntil: z.nullable(time),
  }),
  role: z
    .nullable(z.object({ role: z.string(), games: z.nullable(z.array(z.string())), grantedAt: time }))
    .check(z.describe('Role in the administration; `games` are those of a room moderator')),
  passkeys: z.array(
    z.object({ name: z.string(), address: z.string(), createdAt: time, usedAt: z.nullable(time) }),
  ),
  codeApp: z
    .nullable(z.object({ since: z.nullable(time) }))
    .check(z.describe('The app that makes codes for the door of the administration')),
  notices: z
    .array(z.object({ kind: z.string(), text: z.string(), until: z.nullable(time), at: time }))
    .check(z.describe('Notices of the host that the player has not dismissed')),
  formerNames: z.array(z.object({ name: z.string(), until: time })),
  guestAddress: z
    .nullable(z.object({ digest: z.string(), createdAt: time }))
    .check(z.describe('Keyed digest of the address from which a guest was created; kept for a week')),
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), linkedAt: time })),
  recoveryCodes: z.array(z.object({ madeAt: time, usedAt: z.nullable(time) })),
  ledger: z.array(
    z.object({
      sequence: z.int(),
      amount: z.int(),
      balanceAfter: z.int(),
      reason: z.string(),
      reference: z.string(),
      note: z.nullable(z.string()),
      at: time,
    }),
  ),
  items: z.array(
    z.object({ type: itemTypeSchema, name: z.string(), isActive: z.boolean(), acquiredAt: time }),
  ),
  matches: z.array(
    z.object({
      id: z.string(),
      game: gameNameSchema,
      mode: z.enum(['single', 'multi']),
      hasWon: z.boolean(),
      finishedAt: time,
      attempts: figure,
      currentStreak: figure,
      score: figure,
      totalPoints: figure,
    }),
  ),
  matchTotals: z
    .array(
      z.object({
        game: gameNameSchema,
        mode: z.enum(['single', 'multi']),
        played: z.int(),
        wins: z.int(),
        losses: z.int(),
      }),
    )
    .check(z.describe('What deleted matches add to the profile')),
  runningGames: z.array(z.object({ id: z.string(), kind: z.string() })),
  botWins: z.array(z.object({ matchId: z.string(), game: gameNameSchema, finishedAt: time })),
  suspiciousRuns: z.array(
    z.object({
      matchId: z.string(),
      reason: z.string(),
      figures: z.record(z.string(), z.number()),
      finishedAt: time,
    }),
  ),
  paces: z
    .array(z.object({ game: z.string(), day: z.string(), figures: z.record(z.string(), z.number()) }))
    .check(z.describe('How the account has answered in each game on its newest day there')),
  days: z.array(
    z.object({
      mode: z.string(),
      day: z.string(),
      attempts: z.int(),
      hard: z.optional(z.int().check(z.describe('1 for a day in hard mode'))),
      completedAt: time,
    }),
  ),
  bests: z.array(z.object({ board: z.string(), score: z.int(), at: time })),
  feedback: z.array(
    z.object({ kind: feedbackKindSchema, text: z.string(), page: z.nullable(z.string()), at: time }),
  ),
  challengeRuns: z.array(
    z.object({
      challenge: z.string(),
      game: z.string(),
      isChallenger: z.boolean(),
      startedAt: time,
      finishedAt: z.nullable(time),
      score: figure,
      answers: z.array(runAnswerSchema),
    }),
  ),
  leagues: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      firstDay: z.string(),
      isOwner: z.boolean(),
      joinedAt: time,
      leftAt: z.nullable(time),
    }),
  ),
  ratings: z
    .array(
      z.object({
        game: gameNameSchema,
        rating: z.number(),
        deviation: z.number(),
        games: z.int(),
        botLosses: z.int(),
        lateGames: z.int(),
      }),
    )
    .check(
      z.describe(
        'How well the account plays each versus game, on the scale of the bots; games lost against bots, and games joined after the first round',
      ),
    ),
  invites: z
    .array(z.object({ game: z.string(), kind: z.string(), target: z.string(), isOwn: z.boolean(), at: time }))
    .check(z.describe('Invitations that the account has sent (`isOwn`) or received')),
  reports: z
    .array(
      z.object({
        about: z.string(),
        reason: reportReasonSchema,
        place: reportPlaceSchema,
        words: z.nullable(z.string()),
        at: time,
        outcome: z.nullable(reportOutcomeSchema),
        decidedAt: z.nullable(time),
      }),
    )
    .check(z.describe('Reports that the account has sent, and what became of them')),
  decisions: z
    .array(
      z.object({
        act: decisionActSchema,
        rule: z.nullable(houseRuleSchema),
        reason: z.string(),
        until: z.nullable(time),
        at: time,
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(time),
        reply: z.nullable(z.string()),
        repliedAt: z.nullable(time),
      }),
    )
    .check(z.describe('What moderators decided about the account, with its answers')),
  likes: z.array(z.object({ newsId: z.string(), at: time })),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary: "Returns all stored data of the caller's account",
  method: 'GET',
  path: '/accounts/:id/export',
  params: ownPath,
  reply: accountExportSchema,
  policy: { access: 'owner', rate: 'accountCare' },
  failure: failureTexts.exportAccount,
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: `Closes the caller's account and erases it ${ERASE_AFTER_DAYS} days later, unless the owner keeps it`,
  method: 'POST',
  path: '/accounts/:id/delete',
  params: ownPath,
  body: z.object({
    name: z.string().check(z.maxLength(200), z.describe("The account's name, typed again")),
  }),
  reply: z.object({ eraseAt: time }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: failureTexts.deleteAccount,
});

export const keepAccount = endpoint({
  name: 'keepAccount',
  summary: 'Reopens a deleted account that is not yet erased',
  method: 'POST',
  path: '/accounts/keep',
  body: z.object({
    token: z.string().check(z.maxLength(4_096), z.describe('From signing in, or from a recovery code')),
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: failureTexts.keepAccount,
});
