/**
 * The page that the identity provider leads its window back to: hands what it brought to the page that opened it, if that
 * is one of ours, and closes. It imports nothing, so that it is there at once.
 */
(window.opener as Window | null)?.postMessage(
  { type: 'hub.sign-in', search: location.search },
  location.origin,
);
window.close();
