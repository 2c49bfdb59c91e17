/** The game patch of all facts, and the name of their folder in `data/`. */
export const FACTS_VERSION = '15.8';
