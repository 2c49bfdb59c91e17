/** Languages of the interface. To add one, add its texts beside `en` in each texts file and its name here. */
const LANGUAGES = ['en'] as const;
type Language = (typeof LANGUAGES)[number];

/** The interface's language: the first supported one of the browser's languages, otherwise English. */
const chosen: Language =
  navigator.languages
    .map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? 'en';

/** Returns the texts of one area in the interface's language. */
export const pickTexts = <Texts>(texts: Readonly<Record<Language, Texts>>): Texts => texts[chosen];
