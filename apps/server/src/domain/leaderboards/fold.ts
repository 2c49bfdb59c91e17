/** A text as the search compares it: without case, accents and other marks on the letters. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
