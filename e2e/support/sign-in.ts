import type { Page } from '@playwright/test';
import { type Person, REFUSE } from '../../apps/server/src/testing/identity-provider.ts';
import { test as base, expect } from './test.ts';

type Fixtures = {
  /** Expected refusals, which the browser writes to its console. */
  refusals: (expected: readonly RegExp[]) => void;
};

/** The test on the hub that uses a real identity provider. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ signInHub }, use) => use(signInHub.url),
  refusals: async ({ complaints }, use) => {
    let expected: readonly RegExp[] = [];
    await use((more) => {
      expected = more;
    });
    const others = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
    complaints.splice(0, complaints.length, ...others);
  },
});

/** Opens the provider's window and chooses an account there. */
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

/** Signs up through the dialog with an account of the provider. */
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
