import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react';

type Field = HTMLInputElement;

/** Whether a key belongs to composing a word. The one that confirms it comes after the composition in Safari, with the code 229. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/**
 * Handlers of a field whose text `read` corrects. A word that is being composed is left alone, because browsers insert it again
 * once a page has changed it.
 */
export const correctedBy = (read: (text: string) => string, onText: (text: string) => void) => ({
  onChange({ target: { value }, nativeEvent }: ChangeEvent<Field>) {
    onText('isComposing' in nativeEvent && nativeEvent.isComposing === true ? value : read(value));
  },
  onCompositionEnd({ currentTarget: { value } }: CompositionEvent<Field>) {
    onText(read(value));
  },
});
