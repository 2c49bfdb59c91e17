/** The single page with the markup of one address and its first styles, which the browser can draw before it has the app. */
export const DRAWN_PAGES = [
  { address: '/', file: 'home.html' },
  { address: '/welcome', file: 'welcome.html' },
] as const;
