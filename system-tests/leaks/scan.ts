import { holds } from './encodings.ts';
import type { Outgoing, Secret } from './secrets.ts';

export type Finding = {
  /** Kind of the secret, or `beyond the contract`. */
  readonly kind: string;
  readonly out: Outgoing;
  /** The encoding that was found. */
  readonly form: string;
};

/** Counts for one kind of client in one kind of game. */
export type Tally = { frames: number; replies: number; bytes: number; findings: number };

/** Removes public text before the search. */
export type Strip = (text: string) => string;

/** Searches output for secrets. Equal text for several clients is searched once. */
export function findingsIn(
  outgoing: readonly Outgoing[],
  secrets: readonly Secret[],
  strip: Strip,
): Finding[] {
  const byText = new Map<string, Outgoing[]>();
  for (const out of outgoing) byText.set(out.text, [...(byText.get(out.text) ?? []), out]);
  const findings: Finding[] = [];
  for (const [text, outs] of byText) {
    const stripped = strip(text);
    for (const secret of secrets) {
      const closed = outs.filter((out) => !secret.mayGo(out));
      const form = closed.length === 0 ? undefined : secret.forms.find((one) => holds(stripped, one));
      if (form === undefined) continue;
      findings.push(...closed.map((out) => ({ kind: secret.kind, out, form: form.text })));
    }
  }
  return findings;
}

/** Counts output by kind of game and client. */
export class Tallies {
  readonly #rows = new Map<string, Tally>();
  readonly findings: Finding[] = [];
  /** The kinds of secrets that were searched. */
  readonly kinds = new Set<string>();

  note(kind: string, outgoing: readonly Outgoing[], findings: readonly Finding[]): void {
    for (const { audience, via, bytes } of outgoing) {
      const row = this.#row(kind, audience);
      row.bytes += bytes;
      if (via === 'reply') row.replies += 1;
      else row.frames += 1;
    }
    for (const finding of findings) this.#row(kind, finding.out.audience).findings += 1;
    this.findings.push(...findings);
  }

  /** In the order of the first output. */
  get rows(): readonly (Tally & { readonly kind: string; readonly audience: string })[] {
    return [...this.#rows].map(([key, tally]) => {
      const [kind = '', audience = ''] = key.split('|');
      return { kind, audience, ...tally };
    });
  }

  #row(kind: string, audience: string): Tally {
    const key = `${kind}|${audience}`;
    const row = this.#rows.get(key) ?? { frames: 0, replies: 0, bytes: 0, findings: 0 };
    this.#rows.set(key, row);
    return row;
  }
}
