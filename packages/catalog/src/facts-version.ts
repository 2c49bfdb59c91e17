/** The game patch that all facts describe; the folder of `data/` that they are read from. */
export const FACTS_VERSION = '15.8';
