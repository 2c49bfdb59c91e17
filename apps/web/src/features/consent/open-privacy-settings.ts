const OPEN = 'hub:privacy-settings';

/** Opens the privacy settings, from wherever they are offered. Needs a ConsentLayer on the page. */
export function openPrivacySettings(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls back whenever somebody wants the privacy settings, until the returned function is called. */
export function onPrivacySettings(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}
