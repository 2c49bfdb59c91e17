import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import styles from './button.module.css';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is medium, and submits nothing, by default', () => {
    render(<Button>Play</Button>);
    const button = screen.getByRole('button');
    for (const size of ['small', 'large']) expect(button).not.toHaveClass(styles[size] ?? size);
    expect(button).toHaveAttribute('type', 'button');
  });

  it('cannot be pressed again while it works', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});
