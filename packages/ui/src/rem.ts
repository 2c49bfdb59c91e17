/** A length in rem, given in px at the smallest root size: it grows with the window and with the browser's text size. */
export const rem = (px: number): string => `${px / 16}rem`;

/** Factor by which the root size is larger than 16 px now. */
export const rootScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
