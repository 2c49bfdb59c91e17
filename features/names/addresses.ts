/** Endings of domains that are no words: "join.us" and "kill.me" are names. */
const ENDINGS =
  'com|net|org|info|biz|io|tv|xyz|top|shop|site|online|app|dev|link|club|vip|live|store|cc|gov|edu|ru|de|fr|uk|cn|jp|kr|br|pl|tr|eu|nl|ua|cz';

const ADDRESS = new RegExp(
  [
    String.raw`[\p{L}\d]://`,
    String.raw`(?<!\p{L})www\.`,
    String.raw`discord\W{0,2}gg`,
    // An e-mail address.
    String.raw`[^\s@]@[^\s@]+\.\p{L}{2,}`,
    // A domain with a path, or with a port.
    String.raw`[\p{L}\d]\.\p{L}{2,}(?:/|:\d{2,5})`,
    String.raw`[\p{L}\d]\.(?:${ENDINGS})(?![\p{L}\d])`,
    String.raw`(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)`,
  ].join('|'),
  'iu',
);

/** Whether a name contains an address: of a website, of a mailbox or of a computer. */
export const containsAddress = (name: string): boolean =>
  ADDRESS.test(
    name
      .normalize('NFKC')
      .replaceAll(
        /\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*|\s+dot\s+(?=(?:com|net|org|gg)\b)|\s*\.\s*(?=com\b)|[。․]/giu,
        '.',
      )
      .replaceAll(/\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/giu, '@'),
  );
