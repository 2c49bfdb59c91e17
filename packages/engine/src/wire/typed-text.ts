/** Characters with which an address of the hub ends, or which stand between its parts. */
const OF_ADDRESS = /[\p{L}\p{N}\p{M}\-_/=&#]/u;

/** An address without what surrounds links in texts: punctuation of any script, brackets and spaces at its end. */
export function withoutTail(address: string): string {
  const characters = (address.match(/(?:%[\da-f]{2})+|[^]/giu) ?? []).flatMap((part) =>
    part.length === 1 ? part : Array.from(decoded(part), encodeURIComponent),
  );
  const end = characters.findLastIndex((one) => OF_ADDRESS.test(decoded(one)));
  return end === characters.length - 1 ? address : characters.slice(0, end + 1).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The code in what a person types or pastes: with spaces and dashes, in lower case or wide letters, or a whole link. */
export function codeIn(text: string): string {
  const parts = (text.split(/[?#]/, 1)[0] ?? '').split('/').map((part) => decoded(part) || part);
  const codes = parts.map((part) =>
    part
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return codes.findLast((code) => code !== '') ?? '';
}
