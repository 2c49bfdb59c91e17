/**
 * The page that the identity provider redirects its window to: posts the query string to the opener, if that
 * has the same origin, and closes the window. It imports nothing, so that it loads fast.
 */
(window.opener as Window | null)?.postMessage(
  { type: 'hub.sign-in', search: location.search },
  location.origin,
);
window.close();
