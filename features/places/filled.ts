/**
 * What was found for a place, by file name, or as a list in the build. `import.meta.glob` sorts it, so that features come in the
 * order of their names.
 */
type Found<Part> = Readonly<Record<string, Part>>;

/** What fills a place; undefined on a hub without such a feature. */
export const firstOf = <Part>(found: Found<Part>): Part | undefined => Object.values(found)[0];

/** All that fills a place, in the order of the features' names. */
export const allOf = <Part>(found: Found<Part>): readonly Part[] => Object.values(found);
