/** A gold coin: the price of an item. As large as the styles around it say. */
export const CoinIcon = () => (
  <svg viewBox="0 0 40 40" aria-hidden>
    <circle cx="20" cy="20" r="18" fill="#8a5a12" />
    <circle cx="20" cy="18" r="17" fill="#f2b84b" />
    <circle cx="20" cy="18" r="12" fill="none" stroke="#ffe7b0" strokeWidth="2" />
    <path d="M20 10l5 8-5 8-5-8z" fill="#8a5a12" />
  </svg>
);
