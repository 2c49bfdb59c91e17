/** Characters that pages put around names that are written from right to left; a copied name holds them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A name that was typed again to confirm something, as names are stored. */
export const typedNameOf = (text: string): string => text.replaceAll(ISOLATES, '').trim().normalize('NFC');
