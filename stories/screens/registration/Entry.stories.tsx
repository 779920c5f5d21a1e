import { brands } from '@patient/ui/theme';
import { treatmentName } from '@patient/app/shared/treatments.ts';
import { isProductType, slugOfProductType } from '@patient/api/model';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Entry',
  args: { path: '/' },
  globals: { brand: 'mens' },
});

/** A card for each treatment of the brand, how it works, and a link to sign in. */
export const Default = meta.story({
  tags: ['route:/', 'layout:auth', 'brand:mens', 'product:ed', 'product:hl', 'product:wl', 'product:ag'],
  play: async ({ canvas, visit }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What can we help you with?' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    const offered = brands[0].productTypes.filter(isProductType);
    for (const productType of offered) {
      const link = await main.findByRole('link', { name: treatmentName(productType) });
      await expect(link).toHaveAttribute('href', `/${slugOfProductType(productType)}`);
    }
    await expect(await main.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    const facts = ['What it costs', 'Who the doctors are', "What it isn't for", 'How to stop'];
    for (const name of facts)
      await expect(await main.findByRole('heading', { level: 3, name })).toBeVisible();
    await expect(await main.findByText(/^You see your own price before you pay/)).toBeVisible();
    // No call returns a price before sign-in (docs/decisions/0040).
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$');
    await expect(visit.calls).toEqual([]);
  },
});

/** A card opens the registration of its treatment. */
export const Chosen = meta.story({
  tags: ['route:/hairloss'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Hair Loss Treatment' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible();
    await expect(await canvas.findByText(/Hair Loss Treatment, step 1 of 3/)).toBeVisible();
  },
});

/** The other brand has no entry page and redirects to its first treatment. */
export const OtherBrand = meta.story({
  tags: ['guard:domainRouting', 'brand:product'],
  globals: { brand: 'product' },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText(/Weight Loss Treatment, step 1 of 3/)).toBeVisible();
    await expect(visit.location.history).toEqual(['/weightloss']);
  },
});

/** A coupon in the URL is stored and removed from the URL. */
export const WithCoupon = meta.story({
  args: { path: '/?code=WELCOME' },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(visit.location.history).toEqual(['/']));
    await expect(visit.storage.getItem('pendingCouponCode')).toBe('WELCOME');
  },
});

/** Redirects signed-in patients. */
export const SignedIn = meta.story({
  tags: ['check', 'guard:auth-active'],
  args: { path: '/', as: 'active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Account' })).toBeInTheDocument();
    await expect(canvas.queryByText('What can we help you with?')).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  globals: { brand: 'mens', network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hair Loss Treatment' })).toBeVisible();
  },
});
