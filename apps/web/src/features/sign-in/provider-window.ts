/**
 * Opens the window for the identity provider, empty at first: a browser lets a page open one only while a press is being
 * handled, and where it leads to must be asked for. Null when the browser does not allow it.
 */
export const openProviderWindow = (): Window | null =>
  window.open('about:blank', '_blank', 'popup,width=500,height=680');
