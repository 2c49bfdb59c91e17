import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Segmented } from './segmented.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const TABS = [
  { id: 'all', label: 'All', badge: 12 },
  { id: 'effects', label: 'Username Effects' },
  { id: 'icons', label: 'Profile Icons' },
] as const;

function TabsPage({ activation }: { readonly activation?: 'manual' }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('all');
  return (
    <Tabs label="Kind" tabs={TABS} value={tab} onChange={setTab} activation={activation}>
      {TABS.map(({ id, label }) => (
        <TabPanel key={id} id={id}>
          {label} panel
        </TabPanel>
      ))}
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('shows the panel of the chosen tab only', async () => {
    render(<TabsPage />);
    expect(screen.getByRole('tabpanel').textContent).toBe('All panel');
    await userEvent.click(screen.getByRole('tab', { name: 'Profile Icons' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('Profile Icons panel');
    expect(screen.getByRole('tablist', { name: 'Kind' })).toBeTruthy();
  });

  it('moves with the arrow keys, around the ends, and with Home and End', async () => {
    const user = userEvent.setup();
    render(<TabsPage />);
    await user.tab();
    expect(chosen()).toBe('All12');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Username Effects');
    await user.keyboard('{End}');
    expect(chosen()).toBe('Profile Icons');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('All12');
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Profile Icons');
    await user.keyboard('{Home}');
    expect(chosen()).toBe('All12');
  });

  it('goes to the left for the next one where the page reads from the right', async () => {
    const user = userEvent.setup();
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    render(<TabsPage />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Username Effects');
  });

  it('names the panel after its tab, and goes on to it with Tab', async () => {
    const user = userEvent.setup();
    render(<TabsPage />);
    const panel = screen.getByRole('tabpanel', { name: 'All 12' });
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(panel);
  });

  it('is entered at the first tab while none is selected', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Kind" tabs={TABS} value={'none' as 'all'} onChange={() => undefined} />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'All 12' }));
  });

  it('waits for Enter or the space bar where selecting is manual', async () => {
    const user = userEvent.setup();
    render(<TabsPage activation="manual" />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('All12');
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('Username Effects');
    await user.keyboard('{ArrowRight} ');
    expect(chosen()).toBe('Profile Icons');
  });
});

function SeatsPage() {
  const [seats, setSeats] = useState(4);
  const options = [2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
  return <Segmented label="Max Players" variant="pick" options={options} value={seats} onChange={setSeats} />;
}

it('Segmented is a named group of radio buttons that gives back the value, not a text', async () => {
  render(<SeatsPage />);
  expect(screen.getByRole('group', { name: 'Max Players' })).toBeTruthy();
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('4'));
  await userEvent.click(screen.getByLabelText('2'));
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('2'));
});
