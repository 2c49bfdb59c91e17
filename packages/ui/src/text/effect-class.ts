import { USERNAME_EFFECTS } from '@hub/protocol/username-effects';

const known: ReadonlySet<string> = new Set(USERNAME_EFFECTS);

/** Class names of a username effect, given as `fire` or `fx-fire`; rainbow for an unknown one, undefined for none. */
export function effectClass(effect: string | null | undefined): string | undefined {
  const style = effect?.replace(/^fx-/, '');
  if (!style) return undefined;
  return `fx fx-${known.has(style) ? style : 'rainbow'}`;
}
