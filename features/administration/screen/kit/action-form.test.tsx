import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionForm, reasonNeeded } from './action-form.tsx';

it('says at a press what is missing, goes there, and sends only once nothing is', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn<(values: object) => Promise<void>>(async () => undefined);
  render(<ActionForm fields={{ reason: reasonNeeded }} label="Close the lobby" onSend={onSend} />);
  const button = screen.getByRole('button', { name: 'Close the lobby' });
  const field = screen.getByLabelText('Reason, for the audit log');
  expect(screen.queryByText(/^Still needed/)).toBeNull();
  await user.click(button);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Still needed: a reason for the audit log');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await user.type(field, 'Rule 1');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button);
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ reason: 'Rule 1' });
});
