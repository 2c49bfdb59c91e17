import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it } from 'vitest';
import { fetched } from './fetched.ts';

type Named = ComponentType<{ readonly name: string }>;

const Field = ({ name }: { readonly name: string }) => <p>{name}</p>;
const show = (Late: Named) =>
  render(
    <Suspense fallback="waiting">
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
