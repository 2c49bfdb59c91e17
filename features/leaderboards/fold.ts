/** Folds a text for the search: removes case, accents and other marks on letters. */
export const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
