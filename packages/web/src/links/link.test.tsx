import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BrowserNavigation } from '../../../../apps/web/src/app/browser-navigation.tsx';
import { Link } from './link.tsx';
import { useNavigation } from './navigation.ts';
import { MemoryNavigation } from './testing/memory-navigation.tsx';

const Address = () => <output>{useNavigation().entry.pathname}</output>;

function show(onClick?: (event: { preventDefault: () => void }) => void) {
  render(
    <MemoryNavigation>
      <Link to="/shop" className="row" onClick={onClick}>
        Shop
      </Link>
      <Address />
    </MemoryNavigation>,
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

  it('shows that it was pressed until the page is there', async () => {
    let arrive: ((text: string) => void) | undefined;
    const page = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const News = () => (useNavigation().entry.pathname === '/news' ? <h1>{use(page)}</h1> : null);
    render(
      <BrowserNavigation>
        <Link to="/news">News</Link>
        <Suspense>
          <News />
        </Suspense>
      </BrowserNavigation>,
    );
    const link = screen.getByRole('link', { name: 'News' });
    expect(link.dataset['leaving']).toBeUndefined();
    await act(async () => link.click());
    expect(link.dataset['leaving']).toBe('true');
    await act(async () => arrive?.('The news'));
    expect(screen.getByRole('heading', { name: 'The news' })).toBeDefined();
    expect(link.dataset['leaving']).toBeUndefined();
  });
});
