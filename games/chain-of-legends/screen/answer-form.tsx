import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './answer-form.module.css';
import { asSent, suggest } from './suggestion.ts';
import { chainTexts as texts } from './texts.ts';

interface Props {
  readonly isMine: boolean;
  readonly isBlocked: boolean;
  /** First letter that the name must have; null when any is allowed. */
  readonly letter: string | null;
  /** Names of the champions that are not used yet. */
  readonly names: readonly string[];
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  readonly onSubmit: (name: string) => void;
}

/** Answer field for the player's turn; Tab accepts the suggestion. Needs a `key` per turn to start empty. */
export function AnswerForm({ isMine, isBlocked, letter, names, refusal, onSubmit }: Props) {
  const [text, setText] = useState('');
  /** Refusal count when the answer was sent; undefined until then. */
  const [sentAt, setSentAt] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  // After a lost connection the answer can be sent again.
  if (isBlocked && sentAt !== undefined) setSentAt(undefined);
  const refusals = refusal?.count ?? 0;
  const isPending = sentAt !== undefined && sentAt === refusals;
  const isOpen = isMine && !isBlocked && !isPending;
  const suggestion = isOpen ? suggest(text, names) : undefined;

  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const name = asSent(text);
    if (!isOpen || name === '') return;
    setSentAt(refusals);
    onSubmit(name);
  };
  const takeByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || suggestion === undefined) return;
    event.preventDefault();
    setText(suggestion);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={texts.field}
        hideLabel
        look="gold"
        size="large"
        value={text}
        onChange={setText}
        onKeyDown={takeByTab}
        placeholder={letter === null ? texts.placeholder : texts.placeholderWith(letter)}
        disabled={!isOpen}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="send"
        error={sentAt !== undefined && !isPending ? refusal?.message : undefined}
        trailing={
          <Button look="gold" size="small" type="submit" icon={Send} disabled={!isOpen} busy={isPending}>
            {texts.send}
          </Button>
        }
      />
      <p className={styles['suggestion']}>
        {suggestion !== undefined && (
          <>
            {texts.suggestion}
            <button
              type="button"
              onClick={() => setText(suggestion)}
              aria-label={texts.takeSuggestion(suggestion)}
            >
              {suggestion}
            </button>
            <kbd>{texts.take}</kbd>
          </>
        )}
      </p>
    </form>
  );
}
