import { USERNAME_EFFECTS } from '@hub/protocol/cosmetics';

const known: ReadonlySet<string> = new Set(USERNAME_EFFECTS);

/** Class names of a username effect, given as `fire` or `fx-fire`; undefined for none or an unknown one. */
export function effectClass(effect: string | null | undefined): string | undefined {
  const style = effect?.replace(/^fx-/, '');
  return style !== undefined && known.has(style) ? `fx fx-${style}` : undefined;
}
