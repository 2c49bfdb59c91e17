/** By these the bar finds the sections, also in static markup whose code has not come yet. */
export const MODES = 'modes';
export const ABOUT = 'about';
