// Separate from the schema, so that the first page does not load the schema library.

/** Id of the HTML element that contains the host's settings. */
export const PAGE_SETTINGS_ID = 'page-settings';
