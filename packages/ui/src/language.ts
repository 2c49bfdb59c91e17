/** Languages of the interface. A new one is its texts beside `en` in each file of texts, and its name here. */
const LANGUAGES = ['en'] as const;
type Language = (typeof LANGUAGES)[number];

/** The interface's language: the first of the browser's that it speaks, English otherwise. */
const chosen: Language =
  navigator.languages
    .map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? 'en';

/** The texts of one area in the interface's language. */
export const pickTexts = <Texts>(texts: Readonly<Record<Language, Texts>>): Texts => texts[chosen];
