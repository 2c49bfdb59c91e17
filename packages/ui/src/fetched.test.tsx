import { render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { CodeLoadError, fetched } from './fetched.ts';

type Named = ComponentType<{ readonly name: string }>;

const Field = ({ name }: { readonly name: string }) => <p>{name}</p>;
const show = (Late: Named) =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Late name="loaded" />
    </Suspense>,
  );

it('shows code that has arrived at once, without the fallback', async () => {
  const code = Promise.resolve<Named>(Field);
  const Late = fetched(() => code);
  await code;
  await Promise.resolve();
  expect(show(Late).container.textContent).toBe('loaded');
});

it('suspends until the code arrives', async () => {
  const arrival = new EventTarget();
  const code = new Promise<Named>((resolve) => {
    arrival.addEventListener('arrive', () => resolve(Field));
  });
  const Late = fetched(() => code);
  expect(show(Late).container.textContent).toBe('waiting');
  arrival.dispatchEvent(new Event('arrive'));
  expect(await screen.findByText('loaded')).toBeDefined();
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render(): ReactNode {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <p>{String(this.state.error instanceof CodeLoadError)}</p>
    );
  }
}

it('tells that its code could not be loaded, which only a reload mends', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Late = fetched<{ readonly name: string }>(() => Promise.reject(new TypeError('network')));
  render(
    <Boundary>
      <Suspense fallback={<p>waiting</p>}>
        <Late name="loaded" />
      </Suspense>
    </Boundary>,
  );
  expect(await screen.findByText('true')).toBeDefined();
});
