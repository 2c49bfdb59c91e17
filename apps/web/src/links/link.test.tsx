import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Link } from './link.tsx';

const Address = () => <output>{useLocation().pathname}</output>;

function show(onClick?: (event: { preventDefault: () => void }) => void) {
  render(
    <MemoryRouter>
      <Link to="/shop" className="row" onClick={onClick}>
        Shop
      </Link>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Shop' });
}

describe('Link', () => {
  it('navigates without loading the page, after the handler', () => {
    const onClick = vi.fn<() => void>();
    const link = show(onClick);
    expect(link.getAttribute('href')).toBe('/shop');
    expect(link.className).toBe('row');
    expect(fireEvent.click(link)).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('/shop');
  });

  it('leaves a click for a new tab to the browser', () => {
    expect(fireEvent.click(show(), { ctrlKey: true })).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  it('stays when the handler prevents it', () => {
    fireEvent.click(show((event) => event.preventDefault()));
    expect(screen.getByRole('status').textContent).toBe('/');
  });
});
