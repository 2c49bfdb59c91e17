import { PASTED_MAX } from '@hub/engine/wire/limits';
import { storable } from '@hub/engine/wire/storable';
import { codeIn } from '@hub/engine/wire/typed-text';
import { done, roleSchema, roomActions, roomReads, time } from '@hub/protocol/http/admin/parts';
import { get, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

const SIX_DIGITS = /^\d{6}$/;
/** Of an app, as it is typed or pasted. */
const sixDigits = z.string().check(
  z.maxLength(PASTED_MAX),
  z.overwrite((text) => codeIn(text, (letters) => SIX_DIGITS.test(letters))),
  z.regex(SIX_DIGITS, 'must be six digits'),
);

// The calls before signing in take the player's token; all others the cookie and the key of the admin session.
const beforeSignIn = {
  policy: { access: 'player', rate: 'door' },
  failure: 'Cannot reach the administration',
} as const;

/** JSON of the browser's WebAuthn interface, as its libraries make and read it. */
const webAuthn = z.record(z.string(), z.unknown());

const linkCommand = z
  .string()
  .check(z.describe('What the host types before the name of a player, to print a link that opens the door'));

const signedInSchema = z.object({
  key: z.string().check(z.describe('To be sent as `hub-admin-key` with every call until the door closes')),
  role: roleSchema,
  until: time,
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const sessionState = get('/admin/door', {
  ...beforeSignIn,
  name: 'adminDoor',
  summary: 'Returns whether the caller has a role, and how the door opens',
  reply: z.object({
    role: z.nullable(roleSchema),
    hasPasskey: z.boolean().check(z.describe('For the address at which the page is open')),
    hasCode: z.boolean(),
    restsUntil: z.nullable(time).check(z.describe('After too many wrong codes')),
    lastOpenedAt: z.nullable(time),
    version: z.string(),
    linkCommand,
  }),
});

export const signInByLink = post('/admin/door/link', {
  ...beforeSignIn,
  name: 'adminOpenByLink',
  summary:
    'Opens the door with the code of a link that works once, `/admin/link#<code>`, for the account that it was made for',
  body: z.object({ code: z.string().check(z.maxLength(64)) }),
  reply: signedInSchema,
});

export const signInByCode = post('/admin/door/code', {
  ...beforeSignIn,
  name: 'adminOpenByCode',
  summary: "Opens the door with the six digits of the caller's app; each code works once",
  body: z.object({ code: sixDigits }),
  reply: signedInSchema,
});

export const askForPasskey = post('/admin/door/passkey/options', {
  ...beforeSignIn,
  name: 'adminAskForPasskey',
  summary: "Returns what the browser needs to use one of the caller's passkeys",
  reply: z.object({ options: webAuthn }),
});

export const signInByPasskey = post('/admin/door/passkey', {
  ...beforeSignIn,
  name: 'adminOpenByPasskey',
  summary: "Opens the door with the browser's answer; each works once",
  body: z.object({ response: webAuthn }),
  reply: signedInSchema,
});

export const ownSession = roomReads('/admin/door/open', {
  name: 'adminOpenDoor',
  summary: 'Returns who stands in the open door, until when, and the number of waiting reports',
  reply: z.object({
    name: z.string(),
    role: roleSchema,
    until: time,
    reportsWaiting: z.int(),
    version: z.string(),
    nodes: z.int(),
  }),
});

export const signOut = roomActions('/admin/door/lock', {
  name: 'adminLockDoor',
  summary: 'Closes the door in this browser',
  reply: done,
});

export const signOutEverywhere = roomActions('/admin/door/lock-all', {
  name: 'adminLockAllDoors',
  summary: "Closes the caller's doors in all browsers, this one included",
  reply: done,
});

export const signInKeys = roomReads('/admin/door/keys', {
  name: 'adminDoorKeys',
  summary: "Returns the caller's passkeys and whether an app makes codes",
  reply: z.object({
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), address: z.string(), at: time, usedAt: z.nullable(time) }),
    ),
    codeSince: z.nullable(time),
    linkCommand,
  }),
});

export const beginPasskey = roomActions('/admin/door/keys/passkey/options', {
  name: 'adminBeginPasskey',
  summary: 'Returns what the browser needs to make a passkey for the caller',
  reply: z.object({ options: webAuthn }),
});

export const addPasskey = roomActions('/admin/door/keys/passkey', {
  name: 'adminAddPasskey',
  summary: 'Adds a passkey that the browser has made',
  body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(40), storable), response: webAuthn }),
  reply: done,
});

export const beginCode = roomActions('/admin/door/keys/code/begin', {
  name: 'adminBeginCode',
  summary: 'Returns a new secret for an app that makes codes; it counts once a code of it has been sent',
  reply: z.object({ secret: z.string(), address: z.string().check(z.describe('otpauth://…')) }),
});

export const addCode = roomActions('/admin/door/keys/code', {
  name: 'adminAddCode',
  summary: "Makes the new secret the caller's, replacing the former one",
  body: z.object({ code: sixDigits }),
  reply: done,
});

export const removeKey = roomActions('/admin/door/keys/:id/remove', {
  name: 'adminRemoveKey',
  summary: 'Removes a passkey, or with the id `code` the secret of the app',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(400), storable) }),
  reply: done,
});
