import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { ErrorBox } from '../text/error-box.tsx';
import { countCharacters } from '../text/graphemes.ts';
import { correctedBy, isComposing } from './composed.ts';
import styles from './text-field.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size'> {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Corrects what is typed, such as the digits of other scripts. */
  readonly read?: ((text: string) => string) | undefined;
  /** Shows a counter such as 7/12. It counts graphemes and does not truncate the input. */
  readonly limit?: number | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly variant?: 'plain' | 'gold' | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly icon?: IconType | undefined;
  /** Before the text, inside the field. */
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

/** A one-line text input with label, counter, hint and error, all linked for assistive technology. */
export function TextField({
  label,
  hideLabel,
  value,
  onChange,
  read = asTyped,
  onKeyDown,
  limit,
  error,
  hint,
  variant = 'plain',
  size = 'medium',
  icon,
  leading,
  trailing,
  id,
  className,
  ...rest
}: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint && `${inputId}-hint`;
  const errorId = error && `${inputId}-error`;
  // The form may show the error elsewhere.
  const isInvalid = Boolean(error) || rest['aria-invalid'] === true;
  return (
    <div className={classNames(styles['field'], className)}>
      <label htmlFor={inputId} className={hideLabel ? 'sr' : styles['label']}>
        {label}
      </label>
      <div
        className={classNames(
          'cut',
          styles['well'],
          styles[variant],
          styles[size],
          isInvalid && styles['invalid'],
        )}
      >
        {icon && <Icon of={icon} />}
        {leading}
        <input
          {...rest}
          id={inputId}
          className={styles['input']}
          value={value}
          {...correctedBy(read, onChange)}
          onKeyDown={(event) => {
            // Otherwise the key that confirms a word sends the form.
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
            else onKeyDown?.(event);
          }}
          aria-invalid={isInvalid || undefined}
          aria-describedby={classNames(rest['aria-describedby'], errorId, hintId)}
        />
        {limit !== undefined && <Counter used={countCharacters(value)} limit={limit} />}
        {trailing}
      </div>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <ErrorBox id={errorId} className={styles['error']}>
          {error}
        </ErrorBox>
      )}
    </div>
  );
}

const asTyped = (text: string): string => text;

function Counter({ used, limit }: { readonly used: number; readonly limit: number }) {
  return (
    <span className={classNames('num', styles['counter'], used > limit && styles['over'])} aria-hidden>
      {used}/{limit}
    </span>
  );
}
