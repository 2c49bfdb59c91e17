import { useEffect, useState } from 'react';

/** Debounce delay of the search (ms). */
const SEARCH_DEBOUNCE_MS = 300;

/** The text of a search box, and the debounced text to search for; empty for no search. */
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
