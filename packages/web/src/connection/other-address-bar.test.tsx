import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OtherAddressBar } from './other-address-bar.tsx';

const shown = (addresses: string[]) => render(<OtherAddressBar addresses={addresses} isSignedIn={false} />);

it('names the main address on a page of an address that the host does not name', async () => {
  shown(['https://hub.example.org', 'http://192.168.1.5:3000']);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This hub is at https://hub.example.org. Games do not work at this address.',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://hub.example.org');
});

it.each([[[]], [[location.origin]], [['https://hub.example.org', location.origin]]])(
  'is not shown with the addresses %j',
  (addresses) => {
    shown(addresses);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
