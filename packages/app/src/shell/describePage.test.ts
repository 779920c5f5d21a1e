import { expect, test } from 'vitest';
import { brands } from '@patient/ui/theme';
import { describeBrand, describePage } from './describePage.ts';

const [brand] = brands;

test.each([
  ['/', describeBrand(brand)],
  ['/login', `Sign in to ${brand.name} to manage your treatment, deliveries, and payments.`],
  ['/reset-password', `Set a new password for your ${brand.name} account.`],
  [
    '/hairloss',
    `Hair Loss Treatment online with ${brand.name}. Answer a few questions, and a licensed doctor reviews them.`,
  ],
  ['/user/subscriptions', describeBrand(brand)],
])('describePage: %s', (path, description) => {
  expect(describePage(brand, path)).toBe(description);
});

test('descriptions are short enough for search results', () => {
  for (const known of brands)
    for (const path of ['/', '/login', '/ed', '/weightloss'])
      expect(describePage(known, path).length).toBeLessThanOrEqual(160);
});
