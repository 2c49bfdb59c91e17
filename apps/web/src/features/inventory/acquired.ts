const dates = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: '2-digit' });

/** Formats a time (ms since 1970) as a local date in the German format: `14.11.25`. */
export const acquiredOn = (timestamp: number): string => dates.format(timestamp);
