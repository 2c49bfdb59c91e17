// Separate from the other cosmetics, so that the first page does not load the schema library.

/** The 22 styles of username effects; the CSS class is `fx-<style>`. */
export const USERNAME_EFFECTS = [
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
export type UsernameEffect = (typeof USERNAME_EFFECTS)[number];
