import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './selectable-text.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  /** Height in lines; more can be scrolled to. */
  readonly rows: number;
}

/** A text to be copied by hand. It appears focused and selected. */
export function SelectableText({ label, text, rows }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      readOnly
      aria-label={label}
      rows={rows}
      value={text}
      className={classNames('cut', styles['text'])}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
