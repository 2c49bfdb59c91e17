const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the content of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/["&<>]/g, (sign) => ENTITIES[sign] ?? sign);
