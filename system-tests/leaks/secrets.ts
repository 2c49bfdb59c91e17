import { type Form, formsOf } from './encodings.ts';

/** What nobody may be told before it is due, or ever. */
export const SECRET_KINDS = [
  'champion of the day',
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

/** One thing that went out to one listener, or into the log. */
export type Outgoing = {
  /** What kind of listener it is, for the session. */
  readonly audience: string;
  /** Whose it is; undefined for somebody who is not signed in, and for the log. */
  readonly listener: string | undefined;
  readonly via: 'frame' | 'handshake' | 'reply' | 'log';
  /** The frame's action, or the call's name. */
  readonly action: string;
  readonly text: string;
  readonly bytes: number;
};

/** Something to look for, and who may hear it all the same. */
export type Secret = {
  readonly kind: SecretKind;
  readonly forms: readonly Form[];
  mayGo(out: Outgoing): boolean;
};

const nobody = (): boolean => false;

/** A secret of these texts, which only the given things that go out may hold. */
export function secretOf(
  kind: SecretKind,
  texts: readonly string[],
  mayGo: Secret['mayGo'] = nobody,
): Secret {
  return { kind, forms: texts.flatMap(formsOf), mayGo };
}
