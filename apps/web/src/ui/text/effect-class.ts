/** The styles that effects.css draws. */
export const EFFECT_STYLES = [
  'rainbow',
  'glow',
  'shadow',
  'fire',
  'ice',
  'lightning',
  'gold',
  'neon',
  'matrix',
  'hologram',
  'void',
  'crystal',
  'plasma',
  'starlight',
  'toxic',
  'inferno',
  'frost',
  'thunder',
  'mystic',
  'chrome',
  'spectral',
  'cosmic',
] as const;

const known: ReadonlySet<string> = new Set(EFFECT_STYLES);

/** Class names of a username effect, given as `fire` or `fx-fire`; undefined for none and for an unknown one. */
export function effectClass(effect: string | null | undefined): string | undefined {
  const style = effect?.replace(/^fx-/, '');
  return style !== undefined && known.has(style) ? `fx fx-${style}` : undefined;
}
