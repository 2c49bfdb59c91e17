import { Icon } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ban, Send } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './answer-form.module.css';
import { bothNames, type OwnNames } from './own-names.tsx';
import { asSent, isName, startsWith, suggest, withoutFixedLetter } from './suggestion.ts';

interface Props {
  /** Number of the turn; a new one ends the previous answer. */
  readonly turn: number;
  readonly isMine: boolean;
  /** Whether the player takes part; otherwise it is a person who waits for the next game. */
  readonly isPlaying: boolean;
  /** Whether the player can type: also between turns, to prepare an answer. */
  readonly isOpen: boolean;
  /** Whether an answer is on its way to the server; after a lost connection it is sent again. */
  readonly isSending: boolean;
  /** First letter that the name must have; null when any is allowed. */
  readonly letter: string | null;
  /** Names of the champions that are not used yet. */
  readonly names: readonly string[];
  /** Names of the champions that may not be named again. */
  readonly used: readonly string[];
  readonly own: OwnNames;
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  readonly onSubmit: (name: string) => void;
}

/** Answer field; between turns it holds a prepared answer. Tab accepts the suggestion. */
export function AnswerForm(props: Props) {
  const { turn, isMine, isPlaying, isOpen, isSending, letter, names, used, own, refusal, onSubmit } = props;
  const fixed = isMine ? letter : null;
  const all = [...names, ...used];
  const [text, setText] = useState('');
  const [shown, setShown] = useState({ turn, isMine });
  /** Refusal count when the answer was sent; undefined until then. */
  const [sentAt, setSentAt] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  if (shown.turn !== turn || shown.isMine !== isMine) {
    setShown({ turn, isMine });
    setSentAt(undefined);
    if (shown.isMine) setText('');
    else if (fixed !== null) setText(own.begin(text, fixed) ? text : prepared(text, fixed, all));
  }
  // The answer was lost with the connection, and can be given again.
  if (!isOpen && !isSending && sentAt !== undefined) setSentAt(undefined);
  const refusals = refusal?.count ?? 0;
  const isRefused = sentAt !== undefined && refusal !== undefined && sentAt !== refusals;
  const isPending = isSending || (sentAt !== undefined && !isRefused);
  const typed = text.trim() === '' ? '' : asSent((fixed ?? '') + text);
  const isEnglish = all.some((name) => isName(typed, name));
  const meant = isEnglish ? undefined : (own.englishOf(typed) ?? own.englishOf(text));
  const answer = meant ?? typed;
  const usedName = used.find((name) => isName(answer, name));
  const fitting = fixed === null ? names : names.filter((name) => startsWith(name, fixed));
  const suggestion =
    isOpen && !isPending ? (suggest(answer, fitting) ?? own.suggest(text, fitting)) : undefined;
  const canSend = isMine && isOpen && !isPending && usedName === undefined;

  useEffect(() => {
    if (isMine && isOpen) field.current?.focus({ preventScroll: true });
  }, [isMine, isOpen]);

  const type = (next: string) => setText(fixed === null ? next : withoutFixedLetter(next, fixed, all));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend || answer === '') return;
    setSentAt(refusals);
    onSubmit(answer);
  };
  const takeByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || suggestion === undefined) return;
    event.preventDefault();
    type(suggestion);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t`Champion name`}
        hideLabel
        variant={isMine ? 'gold' : 'plain'}
        size="large"
        leading={
          fixed !== null && (
            <b aria-hidden className={styles['letter']}>
              {fixed}
            </b>
          )
        }
        value={text}
        onChange={type}
        onKeyDown={takeByTab}
        placeholder={isPlaying ? placeholderOf(isMine, fixed) : t`You play in the next game`}
        aria-describedby={fixed === null ? undefined : 'chain-note'}
        disabled={!isOpen}
        readOnly={isPending}
        maxLength={64}
        autoComplete="off"
        autoCapitalize={fixed === null ? 'words' : 'none'}
        spellCheck={false}
        enterKeyHint="send"
        error={isRefused && !isPending ? refusal.message : undefined}
        trailing={
          <Button variant="gold" size="small" type="submit" icon={Send} disabled={!canSend} busy={isPending}>
            {t`Send`}
          </Button>
        }
      />
      <div id="chain-note" className={styles['note']}>
        {fixed !== null && (
          <span className="sr">{t`The first letter, ${{ letter: fixed }}, is typed already.`}</span>
        )}
        {usedName !== undefined && (
          <output className={styles['used']}>
            <Icon of={Ban} size="small" />
            {t`${{ champion: bothNames(usedName) }} is used already`}
          </output>
        )}
        {meant !== undefined && usedName === undefined && <p>{bothNames(meant)}</p>}
        {suggestion !== undefined && (
          <p>
            <Trans>
              Did you mean
              <button
                type="button"
                onClick={() => type(suggestion)}
                aria-label={t`Take ${{ champion: suggestion }}`}
              >
                {suggestion}
              </button>
            </Trans>
            <kbd>{t({ message: 'Tab', comment: 'Name of the key.' })}</kbd>
          </p>
        )}
      </div>
    </form>
  );
}

/** What remains of a prepared answer when the wanted letter is known: nothing if it starts with another one. */
function prepared(text: string, letter: string, names: readonly string[]): string {
  const rest = withoutFixedLetter(text, letter, names);
  return rest.length < text.trimStart().length ? rest : '';
}

function placeholderOf(isMine: boolean, letter: string | null): string {
  if (!isMine) return t`Prepare your next answer`;
  return letter === null ? t`Name a champion` : t`… a champion with ${letter}`;
}
