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
  /** By which the name begins; null when any may. */
  readonly letter: string | null;
  /** The champions that are left. */
  readonly names: readonly string[];
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  readonly onSubmit: (name: string) => void;
}

/** The answer of one's own turn; Tab takes the suggestion. It begins empty with every turn: give it a key. */
export function AnswerForm({ isMine, isBlocked, letter, names, refusal, onSubmit }: Props) {
  const [text, setText] = useState('');
  /** Refusals that had come when the answer was sent; undefined until then. */
  const [sentAt, setSentAt] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  // An answer that is lost with the connection can be given again.
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
