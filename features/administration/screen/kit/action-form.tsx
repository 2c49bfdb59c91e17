import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { Select, type SelectOption } from '@hub/ui/controls/select.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { useAct } from '@hub/ui/net/use-act.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { adminTexts as texts } from '../texts.ts';
import styles from './action-form.module.css';

interface Field {
  readonly label: string;
  /** The label within a sentence about what is missing, if it is more than its first letter made small. */
  readonly needed?: string;
  /** Default: one line of text. `segments` shows all options, which must be few and short. */
  readonly kind?: 'line' | 'text' | 'time' | 'choice' | 'segments';
  readonly options?: readonly SelectOption<string>[];
  readonly initial?: string;
  readonly limit?: number;
  /** Lines of a text; default: 8. */
  readonly rows?: number;
  readonly isOptional?: boolean;
  /** Given so rarely that a press shows it. */
  readonly isLater?: boolean;
  /** Takes a whole row. */
  readonly isWide?: boolean;
  /** Takes half of a row, also on a phone. */
  readonly isShort?: boolean;
  readonly hint?: string;
  /** What has to be typed before the action is possible. */
  readonly mustBe?: string;
}

/** Why it is done. */
export const reasonNeeded: Field = { label: texts.reason, needed: 'a reason for the audit log' };
export const reason: Field = { label: texts.reason, isOptional: true, isLater: true };

const neededOf = ({ label, needed = label.charAt(0).toLowerCase() + label.slice(1) }: Field): string =>
  needed;

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface Props<Name extends string> {
  readonly fields: Readonly<Record<Name, Field>>;
  /** What will happen, in a sentence. */
  readonly effect?: ReactNode;
  readonly label: string;
  readonly variant?: 'gold' | 'ghost' | 'quiet' | 'danger';
  /** Rejects with the reason. */
  readonly onSend: (values: Values<Name>) => Promise<unknown>;
  /** Said when it failed, but not by a refusal of the server. */
  readonly failure?: string;
  /** Whether the fields are emptied afterwards. */
  readonly isRepeated?: boolean;
  /** Fields and button beside each other, at the right of what they change. */
  readonly isRow?: boolean;
  /** It sets what is set already; the button appears with a change. */
  readonly isChange?: boolean;
  /** Told of each change, for a preview. */
  readonly onChange?: (values: Values<Name>) => void;
}

/** One action of an administrator: its fields, what it does, and the button that does it. */
export function ActionForm<Name extends string>(props: Props<Name>) {
  const { fields, effect, label, variant = 'gold', onSend, onChange, isRepeated, isRow } = props;
  const id = useId();
  const names = Object.keys(fields) as Name[];
  const begin = () =>
    Object.fromEntries(names.map((name) => [name, fields[name].initial ?? ''])) as Values<Name>;
  const [values, setValues] = useState(begin);
  const [isAsked, setIsAsked] = useState(false);
  const { act, error, isBusy } = useAct(props.failure ?? texts.failed);
  const shown = names.filter((name) => !fields[name].isLater);
  const isSame = props.isChange && shown.every((name) => values[name] === fields[name].initial);
  const missing = names.filter((name) => {
    const { isOptional, mustBe } = fields[name];
    const value = values[name].trim();
    return mustBe === undefined ? !isOptional && value === '' : value !== mustBe;
  });
  // What has to be typed to make sure keeps the button from any press; of other fields the press says that they are missing.
  const isGuarded = names.some((name) => fields[name].mustBe !== undefined);
  const [first] = missing;
  const press = () => {
    setIsAsked(first !== undefined);
    if (first === undefined) void act(send);
    else document.getElementById(id + first)?.focus();
  };
  const change = (name: Name) => (value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    onChange?.(changed);
  };
  const send = async () => {
    await onSend(Object.fromEntries(names.map((name) => [name, values[name].trim()])) as Values<Name>);
    // What was typed to make sure was meant for this action, and not for a second one.
    if (isRepeated || isGuarded) setValues(begin);
  };
  const one = (name: Name) => (
    <OneField
      key={name}
      id={id + name}
      field={fields[name]}
      value={values[name]}
      isInvalid={isAsked && missing.includes(name)}
      onChange={change(name)}
    />
  );
  const needed = texts.missing(missing.map((name) => neededOf(fields[name])));
  const later = shown.length < names.length && !isSame && (
    <details className={styles['later']}>
      <summary>Add a reason</summary>
      {names.filter((name) => fields[name].isLater).map(one)}
    </details>
  );
  return (
    <Form className={classNames(styles['form'], isRow && styles['row'])} onSend={press}>
      {shown.length > 0 && <div className={styles['fields']}>{shown.map(one)}</div>}
      {effect && <p className={styles['effect']}>{effect}</p>}
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      {isAsked && missing.length > 0 && <ErrorBox>{needed}</ErrorBox>}
      {later}
      {!isSame && (
        <div className={styles['buttons']}>
          <Button
            type="submit"
            className={styles['send']}
            size={shown.length > 0 && !isRow ? 'medium' : 'small'}
            variant={variant}
            busy={isBusy}
            disabled={isGuarded && missing.length > 0}
          >
            {label}
          </Button>
          {isGuarded && missing.length > 0 && <p className="muted">{needed}</p>}
        </div>
      )}
    </Form>
  );
}

interface OneFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
}

function OneField({ id, field, value, isInvalid, onChange }: OneFieldProps) {
  const { label, kind = 'line', options = [], limit, rows = 8, hint, isWide, isShort } = field;
  const className = classNames(isWide && styles['wide'], isShort && styles['short']);
  if (kind === 'choice') {
    return <Select className={className} label={label} options={options} value={value} onChange={onChange} />;
  }
  if (kind === 'segments') {
    return (
      <Segmented
        className={styles['segments']}
        label={label}
        options={options}
        value={value}
        onChange={onChange}
      />
    );
  }
  if (kind === 'text') {
    return (
      <div className={styles['wide']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <textarea
          id={id}
          className={styles['area']}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          value={value}
          maxLength={limit}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {hint && <p className="muted">{hint}</p>}
      </div>
    );
  }
  return (
    <TextField
      id={id}
      className={className}
      label={label}
      value={value}
      onChange={onChange}
      limit={limit}
      hint={hint}
      aria-invalid={isInvalid}
      type={kind === 'time' ? 'datetime-local' : 'text'}
      autoComplete="off"
    />
  );
}
