import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { type CSSProperties, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { HIGHEST_GUESS } from '../descriptor.ts';
import { clampGuess } from './clash-view.ts';
import styles from './guess-form.module.css';

const STEP = 5;
const read = (text: string): string => clampGuess(text, HIGHEST_GUESS);

interface Props {
  readonly isOpen: boolean;
  /** Whether the guess is sent again after a lost connection. */
  readonly isSending: boolean;
  /** Whether the server has this player's guess for this round. */
  readonly hasGuessed: boolean;
  readonly refusal: { readonly message: string; readonly count: number } | undefined;
  readonly onGuess: (seconds: number) => void;
}

/** Guess field; the guess can be changed until time is up. Needs a `key` per round to start empty. */
export function GuessForm({ isOpen, isSending, hasGuessed, refusal, onGuess }: Props) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<{ readonly guess: number; readonly refusals: number }>();
  const field = useRef<HTMLInputElement>(null);
  // The guess was lost with the connection, and can be given again.
  if (!isOpen && !isSending && !hasGuessed && sent !== undefined) setSent(undefined);
  const refusals = refusal?.count ?? 0;
  const isRefused = sent !== undefined && refusal !== undefined && sent.refusals !== refusals;
  const figure = read(text);
  const value = Number(figure);
  const isNumber = figure !== '' && !Number.isNaN(value);
  const canGuess = isOpen && isNumber && (isRefused || value !== sent?.guess);

  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const step = (by: number) =>
    setText(String(Math.min(HIGHEST_GUESS, Math.max(0, Math.round(((value || 0) + by) * 10) / 10))));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canGuess) return;
    setSent({ guess: value, refusals });
    onGuess(value);
  };
  return (
    <form
      className={styles['form']}
      style={{ '--length': text.length || 1 } as CSSProperties}
      onSubmit={submit}
      noValidate
    >
      <div className={styles['row']}>
        <Button size="small" aria-label={t`Five seconds less`} disabled={!isOpen} onClick={() => step(-STEP)}>
          <bdi>−5</bdi>
        </Button>
        <TextField
          ref={field}
          label={t`Cooldown in seconds`}
          hideLabel
          variant="gold"
          className={styles['field']}
          value={text}
          onChange={setText}
          read={read}
          disabled={!isOpen}
          inputMode="decimal"
          enterKeyHint="send"
          autoComplete="off"
          placeholder="?"
          error={isRefused ? refusal?.message : undefined}
          trailing={
            <>
              <b className={styles['unit']}>
                <small>{t({ message: 's', comment: 'Unit: seconds, after the field.' })}</small>
              </b>
              <IconButton
                variant="gold"
                type="submit"
                icon={ArrowRight}
                label={
                  hasGuessed ? t`Change guess` : t({ message: 'Guess', comment: 'Button: sends the guess.' })
                }
                disabled={!canGuess}
              />
            </>
          }
        />
        <Button size="small" aria-label={t`Five seconds more`} disabled={!isOpen} onClick={() => step(STEP)}>
          <bdi>+5</bdi>
        </Button>
      </div>
      <output className={styles['note']}>
        {hasGuessed && sent && !isRefused ? t`Your guess: ${{ guess: sent.guess }} s` : ''}
      </output>
    </form>
  );
}
