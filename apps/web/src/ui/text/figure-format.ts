const figures = new Intl.NumberFormat('en-US');

/** `2480` as `2,480`. */
export const formatFigure = (value: number): string => figures.format(value);
