/** Keeps initials and what they belong to in one line: `B. F. Sword`, `Dr. Mundo`. */
export const wholeInitials = (name: string): string =>
  name.replaceAll(/(?<!\p{L})(\p{Lu}\p{Ll}?\.) /gu, '$1\u00A0');
