import type * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { isWellFormed } from '../platform/well-formed.ts';
import { Refusal } from './refusal.ts';

const { localeError } = english();

/** Parses a value with its schema, without coercion; the refusal's message names every invalid field. */
export function parseOrRefuse<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  whole: string,
): { readonly ok: true; readonly value: z.infer<S> } | { readonly ok: false; readonly refusal: Refusal } {
  if (!isWellFormed(value)) return refused(`${whole}: must not contain half a character`);
  const parsed = schema.safeParse(value, { error: localeError });
  if (parsed.success) return { ok: true, value: parsed.data };
  const complaints = parsed.error.issues.map(
    (issue) => `${issue.path.length === 0 ? whole : issue.path.join('.')}: ${issue.message}`,
  );
  return refused(complaints.join('; '));
}

const refused = (message: string) =>
  ({ ok: false, refusal: new Refusal('invalid_request', message, true) }) as const;
