import { displayName, matchNames } from '@hub/catalog/name-matcher';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Combobox } from '../controls/combobox.tsx';
import { keptForLanguage } from '../language/kept-for-language.ts';
import { useLanguage } from '../language/use-language.ts';
import { ErrorBox } from '../text/error-box.tsx';
import { GiveUp } from './give-up.tsx';
import styles from './guess-search.module.css';
import type { Candidate } from './puzzle.ts';
import type { DailyGameTexts } from './texts.ts';

/** Shows what has this id; fills its container. Decorative, because the name is always beside it. */
export type Picture = (id: string) => ReactNode;

interface Props {
  readonly texts: DailyGameTexts;
  /** Those that can still be guessed. */
  readonly candidates: readonly Candidate[];
  readonly text: string;
  readonly disabled: boolean;
  /** Why the last guess was refused, if it was. */
  readonly refusal: ReactNode;
  readonly onType: (text: string) => void;
  readonly onGuess: (candidate: Candidate) => void;
  readonly picture: Picture;
  /** Ends the puzzle; undefined as long as it cannot be given up. */
  readonly onGiveUp: (() => void) | undefined;
  readonly isPractice: boolean;
}

/** The guess field: only a suggestion can be submitted, by click or Enter. */
export const GuessSearch = memo(function GuessSearch(props: Props) {
  useLanguage();
  const { texts, candidates, text, disabled, refusal, picture } = props;
  const suggestions = useMemo(
    () => matchNames(text, candidates, keptForLanguage('names', alphabetOf)),
    [text, candidates],
  );
  const { input, keepFocus } = useRestoredFocus(disabled);
  useFocusAtStart(input, disabled);
  useFocusOnTyping(input, disabled);
  return (
    <div className={styles['search']}>
      <Combobox
        ref={input}
        label={texts.search}
        placeholder={texts.placeholder}
        emptyText={texts.noneFits}
        items={suggestions}
        getKey={({ entry }) => entry.id}
        getLabel={({ entry }) => displayName(entry.name)}
        rangesOf={({ ranges }) => ranges}
        picture={({ entry }) => picture(entry.id)}
        inputValue={text}
        onInputChange={props.onType}
        onSelect={({ entry }) => {
          keepFocus();
          props.onGuess(entry);
        }}
        disabled={disabled}
      />
      {props.onGiveUp && <GiveUp isPractice={props.isPractice} onGiveUp={props.onGiveUp} />}
      {refusal !== undefined && <ErrorBox className={styles['refusal']}>{refusal}</ErrorBox>}
    </div>
  );
});

/** The alphabet of names, which are compared without their spaces and signs. */
const alphabetOf = (tag: string) => new Intl.Collator(tag, { ignorePunctuation: true }).compare;

/** Focuses the field when it is first enabled, unless a touch keyboard would then cover the board. */
function useFocusAtStart(input: RefObject<HTMLInputElement | null>, disabled: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (disabled || isDone.current) return;
    isDone.current = true;
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (hasKeyboard && document.activeElement === document.body)
      input.current?.focus({ preventScroll: true });
  }, [input, disabled]);
}

const FIRST_CHARACTER = /^[\p{L}\p{N}]$/u;
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

/**
 * Gives the field a letter or digit that is typed while another element has the focus. The focus moves during `keydown`, so
 * the browser types the character into the field. The focus on opening stays on the heading, for screen readers. An effect
 * after the paint would come too late for who types as soon as the field is seen.
 */
function useFocusOnTyping(input: RefObject<HTMLInputElement | null>, disabled: boolean): void {
  useLayoutEffect(() => {
    if (disabled) return undefined;
    const onKeyDown = ({
      key,
      target,
      ctrlKey,
      altKey,
      metaKey,
      defaultPrevented,
    }: globalThis.KeyboardEvent) => {
      if (defaultPrevented || ctrlKey || altKey || metaKey || !FIRST_CHARACTER.test(key)) return;
      if (target instanceof Element && target.closest(TAKES_LETTERS) !== null) return;
      if (document.querySelector('dialog[open]') === null) input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, disabled]);
}

/** Restores the focus that a field loses while disabled, unless another element has it by then. */
function useRestoredFocus(disabled: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const shouldRestoreFocus = useRef(false);
  useEffect(() => {
    if (disabled || !shouldRestoreFocus.current) return;
    shouldRestoreFocus.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [disabled]);
  const keepFocus = () => {
    shouldRestoreFocus.current = true;
  };
  return { input, keepFocus };
}
