const LINES = 13;
const CORNERS = 40;

function contour(line: number): string {
  const radius = 60 + line * 46;
  const points = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const swell =
      1 +
      0.13 * Math.sin(angle * 3 + line * 0.28) +
      0.08 * Math.sin(angle * 5 - line * 0.4) +
      0.04 * Math.sin(angle * 9 + line);
    const x = 1080 + radius * swell * 1.5 * Math.cos(angle);
    const y = 60 + radius * swell * Math.sin(angle);
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `<path d="M${points.join('L')}z"/>`;
}

/** Contour lines of a map around a summit at the upper right, 1440 x 720; used as a mask, so the colour is the page's. */
export const contours = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 720" preserveAspectRatio="xMaxYMin slice" fill="none" stroke="#000">${Array.from({ length: LINES }, (_, line) => contour(line)).join('')}</svg>\n`;
