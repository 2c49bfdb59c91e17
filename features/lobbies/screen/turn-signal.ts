import { useEffect, useEffectEvent } from 'react';

/** In a background tab the title changes at once; the sound follows after this time. */
const TURN_SOUND_AFTER_MS = 3_000;
const BLINK_MS = 1_000;

interface Options {
  readonly isMyTurn: boolean;
  /** The text with which the page title alternates. */
  readonly text: string;
  readonly play: () => void;
}

/** Signals the player's turn while the tab is in the background: first by the title, then by a sound. */
export function useTurnSignal({ isMyTurn, text, play }: Options): void {
  const ring = useEffectEvent(play);
  useEffect(() => {
    if (!isMyTurn) return undefined;
    let stop = signal(text, () => ring());
    const follow = () => {
      stop();
      stop = signal(text, () => ring());
    };
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [isMyTurn, text]);
}

/** Signals until the returned function is called; does nothing while the tab is visible. */
function signal(text: string, ring: () => void): () => void {
  if (!document.hidden) return () => undefined;
  const title = document.title;
  document.title = text;
  const blinking = setInterval(() => {
    document.title = document.title === text ? title : text;
  }, BLINK_MS);
  const sound = setTimeout(ring, TURN_SOUND_AFTER_MS);
  return () => {
    clearInterval(blinking);
    clearTimeout(sound);
    document.title = title;
  };
}
