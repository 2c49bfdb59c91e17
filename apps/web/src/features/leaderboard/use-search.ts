import { useEffect, useState } from 'react';

/** A search waits so long (ms) for the next letter. platform 9. */
export const SEARCH_DEBOUNCE_MS = 300;

/** What is typed into a search box, and what is searched for once the typing rests; empty for no search. */
export function useSearch() {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const clear = () => {
    setText('');
    setSettled('');
  };
  return { text, settled, setText, clear };
}
