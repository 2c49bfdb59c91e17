/** Number of games as shown on the page (platform 2 and 9). */
export const PLAYABLE_GAMES = '5+';

/**
 * The number of players as the landing page shows it: exact below 1000, floored to whole thousands above,
 * with a plus sign. A dash if the number is unknown.
 */
export function showPlayerCount(count: number | undefined): string {
  if (count === undefined) return '–';
  if (count < 1000) return `${count}+`;
  const thousands = Math.floor(count / 1000);
  return thousands < 1000 ? `${thousands}K+` : `${Math.floor(thousands / 100) / 10}M+`;
}
