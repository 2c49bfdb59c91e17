/**
 * Opens an empty window for the identity provider. Browsers allow that only while a click is being handled,
 * but the address must first be requested from the server. Null when the browser blocks it.
 */
export const openProviderWindow = (): Window | null =>
  window.open('about:blank', '_blank', 'popup,width=500,height=680');
