import { DEFAULT_LANGUAGE, isEnglish, type Language, languageOfTags } from '@hub/protocol/languages';

/** More than a browser sends; the rest of a longer header is not read. */
const MOST_TAGS = 40;

/** The most wanted language of an Accept-Language header that pages are drawn in; English is one, whatever the country. */
export function pageLanguage(header = ''): Language {
  const wanted = languageOfTags(
    header
      .split(',', MOST_TAGS)
      .map((part) => {
        const [tag = '', quality = ''] = part.split(';').map((piece) => piece.trim());
        return { tag, quality: quality.startsWith('q=') ? Number(quality.slice(2)) : 1 };
      })
      .filter(({ quality }) => quality > 0)
      .toSorted((a, b) => b.quality - a.quality)
      .map(({ tag }) => tag),
  );
  return isEnglish(wanted) ? DEFAULT_LANGUAGE : wanted;
}
