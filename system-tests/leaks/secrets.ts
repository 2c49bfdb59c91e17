import { type Form, formsOf } from './encodings.ts';

/** Data that the server must not send before the reveal, or ever. */
export const SECRET_KINDS = [
  'champion of the day',
  'item of the day',
  'emoji of the day',
  'coming answer',
  'nonce',
  'guesses of others',
  'next price',
  'cooldown',
  'position',
  'random seed',
  'lobby password',
  'lobby token',
  'session token',
  'recovery code',
  'account id',
  'secret of the instance',
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** Output of the server to one client, to the log, or to another node. */
export type Outgoing = {
  /** Kind of client, for the table. */
  readonly audience: string;
  /** Player id; undefined without a sign-in, for the log and between nodes. */
  readonly listener: string | undefined;
  readonly via: 'frame' | 'handshake' | 'reply' | 'log' | 'share' | 'bus';
  /** Action of the frame, or the call. */
  readonly action: string;
  readonly text: string;
  readonly bytes: number;
};

/** A secret, and the output that may contain it. */
export type Secret = {
  readonly kind: SecretKind;
  readonly forms: readonly Form[];
  mayGo(out: Outgoing): boolean;
};

const never = (): boolean => false;

/** Creates a secret; only output for which `mayGo` is true may contain it. */
export function secretOf(kind: SecretKind, texts: readonly string[], mayGo: Secret['mayGo'] = never): Secret {
  return { kind, forms: texts.flatMap(formsOf), mayGo };
}
