import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { waitForDraftWrites } from './harness/deviceStorage.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

// Drafts don't differ between brands.
const { id: brand } = brands[0];

/** Forms of /user/profile, each with a field and its typed text. */
const forms = [
  {
    title: 'Contact',
    field: (page: Page) => page.getByRole('textbox', { name: 'Last name' }),
    typed: 'Typed',
  },
  { title: 'About you', field: (page: Page) => page.getByRole('textbox', { name: 'Year' }), typed: '1971' },
  {
    title: 'Height and weight',
    field: (page: Page) => page.getByRole('textbox', { name: /^Weight/ }),
    typed: '201',
  },
  {
    title: 'Shipping address',
    field: (page: Page) => page.getByRole('textbox', { name: /^Apartment/ }),
    typed: 'Typed 7',
  },
];

describe('an account form', () => {
  const fixture = setUpApp();

  test('an account form keeps typed text after a reload and does not take focus', async () => {
    const { page } = await fixture.open(brand);
    await page.goto('/user/profile');
    await signIn(page, 'demo');
    const code = page.getByRole('textbox', { name: 'Coupon code' });
    await code.fill('TYPED');
    for (const { title, field, typed } of forms) {
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      await field(page).fill(typed);
    }
    await waitForDraftWrites(page);

    await page.reload();
    for (const { field, typed } of forms) await expect(field(page)).toHaveValue(typed);
    await expect(code).toHaveValue('TYPED');
    await expect(page.locator('body')).toBeFocused();

    for (const { title } of forms) {
      await page.getByRole('region', { name: title }).getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
    }
    await code.fill('');
    await waitForDraftWrites(page);
    await page.reload();
    for (const { title } of forms)
      await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
    await expect(code).toHaveValue('');
  });
});
