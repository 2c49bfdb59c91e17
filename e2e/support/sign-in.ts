import type { Page } from '@playwright/test';
import {
  type Person,
  REFUSE,
  startIdentityProvider,
  type TestProvider,
} from '../../apps/server/src/testing/identity-provider.ts';
import { Hub } from './hub.ts';
import { test as base, expect } from './test.ts';

type Fixtures = {
  /** Refusals of the server are the subject here: a browser writes each of them to its console. */
  refusals: (expected: readonly RegExp[]) => void;
};

/** As elsewhere, with a hub that knows a real identity provider. */
export const test = base.extend<Fixtures, { provider: TestProvider; hub: Hub }>({
  provider: [
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  hub: [
    async ({ provider }, use) => {
      const hub = await Hub.start({ ...provider.variables });
      await use(hub);
      await hub.stop();
    },
    { scope: 'worker' },
  ],
  refusals: async ({ complaints }, use) => {
    let expected: readonly RegExp[] = [];
    await use((more) => {
      expected = more;
    });
    const others = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
    complaints.splice(0, complaints.length, ...others);
  },
});

/** Presses what opens the provider's window, and answers there. */
export async function chooseAccount(
  page: Page,
  press: () => Promise<void>,
  choice: Person | typeof REFUSE,
): Promise<void> {
  const popup = page.waitForEvent('popup');
  await press();
  const provider = await popup;
  const closed = provider.waitForEvent('close');
  await provider.getByRole('link', { name: choice, exact: true }).click();
  await closed;
}

/** Signs up through the modal, as a person of the provider. */
export async function signUp(page: Page, name: string, person: Person): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  const modal = page.getByRole('dialog', { name: 'Choose Your Username' });
  await modal.getByLabel('Username').fill(name);
  await chooseAccount(
    page,
    () => modal.getByRole('button', { name: 'Continue with Google' }).click(),
    person,
  );
}

export { expect, type Person, REFUSE };
