const OPEN = 'hub:privacy-settings';

/** Opens the privacy settings from anywhere. Needs a ConsentLayer on the page. */
export function openPrivacySettings(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Subscribes to requests to open the privacy settings; returns the unsubscribe function. */
export function onPrivacySettings(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}
