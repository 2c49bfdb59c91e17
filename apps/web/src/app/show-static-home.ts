import { noteVisit } from '@hub/web/session/browser-session.ts';
import { readClaims } from '@hub/web/session/token-claims.ts';

/**
 * Writes the player's greeting into the static markup of home (`StaticHome`) and shows it. Returns false for a token that
 * cannot be read: its player is about to be sent to the welcome page.
 */
export function showStaticHome(root: HTMLElement | null, token: string | undefined): boolean {
  const markup = root?.querySelector<HTMLElement>('[inert]');
  try {
    const { id, name } = readClaims(token);
    if (!markup) return false;
    const heading = markup.querySelector('h1');
    if (noteVisit(id)) heading?.firstChild?.replaceWith(markup.dataset['returning'] ?? '');
    heading?.querySelector('span')?.append(name);
    markup.hidden = false;
    return true;
  } catch {
    return false;
  }
}
