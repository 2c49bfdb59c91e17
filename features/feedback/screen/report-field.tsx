import { FEEDBACK_TEXT_MAX } from '@hub/engine/wire/limits';
import { classNames } from '@hub/ui/class-names.ts';
import field from '@hub/ui/controls/text-field.module.css';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { type Ref, useId } from 'react';
import styles from './report-field.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Multi-line text field with a character counter. Does not truncate text that is too long. */
export function ReportField({ label, hint, value, error, readOnly, onChange, ref }: Props) {
  const id = useId();
  const isOver = value.length > FEEDBACK_TEXT_MAX;
  return (
    <div>
      <label htmlFor={id} className={field['label']}>
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={6}
        className={classNames('cut', styles['area'], error && styles['invalid'])}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(error && `${id}-error`, `${id}-count`, `${id}-hint`)}
      />
      <div className={styles['foot']}>
        <p id={`${id}-hint`}>{hint}</p>
        <p id={`${id}-count`} className={classNames('num', isOver && styles['over'])}>
          <span aria-hidden>
            {formatFigure(value.length)}/{formatFigure(FEEDBACK_TEXT_MAX)}
          </span>
          <span className="sr">
            {t`${{ used: formatFigure(value.length) }} of ${{ limit: formatFigure(FEEDBACK_TEXT_MAX) }} characters`}
          </span>
        </p>
      </div>
      {error && (
        <ErrorBox id={`${id}-error`} className={field['error']}>
          {error}
        </ErrorBox>
      )}
    </div>
  );
}
