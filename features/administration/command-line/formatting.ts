/** Replaces control and format characters, which could control the terminal, in text by players; line breaks stay. */
export const withoutControls = (text: string): string => text.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, '\ufffd');

/** The same, on one line. */
export const oneLine = (text: string): string => withoutControls(text).replaceAll(/\s+/g, ' ').trim();

/** `2026-11-20 12:00`, UTC. */
export const formatTime = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** JSON is the same with its control and format characters escaped. */
export const escapedControls = (json: string): string =>
  json.replaceAll(/(?!\n)[\p{Cc}\p{Cf}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** Formats columns of equal width with two spaces between, with a header line. Each cell is on one line. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((line) => line.map(oneLine));
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
