import { Button } from '@hub/ui/controls/button.tsx';
import type { ButtonVariant } from '@hub/ui/controls/button-variant.ts';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { useAct } from '@hub/ui/net/use-act.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import styles from './leagues.module.css';

interface Props {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly variant: ButtonVariant;
  readonly limit?: number | undefined;
  /** Rejects with the reason for the player. */
  readonly send: (value: string) => Promise<void>;
}

/** A form with one field; what was typed stays after a refusal. */
export function OneField({ label, title, text, action, variant, limit, send }: Props) {
  const [value, setValue] = useState('');
  const { act, error, isBusy } = useAct(t`The league could not be reached`);
  return (
    <Card as="div" padded>
      <Form className={styles['form']} onSend={() => act(() => send(value.trim()))}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles['field']}>
          <TextField label={label} value={value} onChange={setValue} limit={limit} autoComplete="off" />
          <Button type="submit" variant={variant} busy={isBusy} disabled={value.trim() === ''}>
            {action}
          </Button>
        </div>
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      </Form>
    </Card>
  );
}
