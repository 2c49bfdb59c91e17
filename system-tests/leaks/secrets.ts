import { type Form, formsOf } from './encodings.ts';

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
  /** What it is; secrets of games have the names that their rules give them. */
  readonly kind: string;
  readonly forms: readonly Form[];
  mayGo(out: Outgoing): boolean;
};

const never = (): boolean => false;

/** Creates a secret; only output for which `mayGo` is true may contain it. */
export function secretOf(kind: string, texts: readonly string[], mayGo: Secret['mayGo'] = never): Secret {
  return { kind, forms: texts.flatMap(formsOf), mayGo };
}
