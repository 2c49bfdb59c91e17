import type { Outcome } from './attack.ts';

/** How an attack went of which nothing may get through: for every try whether it was refused. */
export function refusals(isRefused: readonly boolean[], faults: readonly string[] = []): Outcome {
  const refused = isRefused.filter(Boolean).length;
  return { tried: isRefused.length, refused, through: isRefused.length - refused, allowed: 0, faults };
}
