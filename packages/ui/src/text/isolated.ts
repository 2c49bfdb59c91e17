/** Letters that are written from right to left: Hebrew, Arabic and their neighbours in Unicode. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name that a player wrote, for the middle of a text: what stands beside it keeps its side. Elements use `bdi`. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) || isRightToLeft() ? `\u2068${name}\u2069` : name;

/** Whether the page reads from the right; pages that are drawn without a browser read from the left. */
const isRightToLeft = () => typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
