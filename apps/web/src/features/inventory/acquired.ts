const dates = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: '2-digit' });

/** A moment (ms since 1970) as its day where the reader is, `14.11.25`: the German format, as specified. */
export const acquiredOn = (timestamp: number): string => dates.format(timestamp);
