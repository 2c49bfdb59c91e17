import type { ComponentPropsWithRef } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'form'>, 'noValidate' | 'onSubmit'> {
  /** Called in place of the browser's own checks and submission. */
  readonly onSend: () => unknown;
}

export const Form = ({ onSend, ...form }: Props) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);
