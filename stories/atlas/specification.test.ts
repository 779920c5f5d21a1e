import { SESSION_MS } from '@patient/api/session';
import { LIMITS } from '@patient/app/shared/limits.ts';
import { STATUS_DISPLAYS, subscriptionStatus } from '@patient/app/shared/format/status.ts';
import { routes } from '@patient/app/routes.ts';
import { brands } from '@patient/ui/theme';
import { expect, test } from 'vitest';
import { specificationRows } from './specification.ts';
import { covers, routerPattern } from './specification/routes.ts';
import { shownAs } from './specification/subscriptions.ts';

/** Constants of specification section 9. */
test.each([
  ['session', SESSION_MS, 2_592_000_000],
  ['socket reconnect', LIMITS.socketReconnectMs, { first: 1_000, step: 1_000, max: 3_000 }],
  ['notices', LIMITS.notices, { limit: 10, page: 1 }],
  ['coupons', LIMITS.couponsLimit, 49],
  ['addons', LIMITS.addonsLimit, 49],
  ['price periods', LIMITS.pricePeriods, 2],
  ['analytics', LIMITS.analyticsDelayMs, 250],
  ['primary color', brands[0].themeColor, '#007aff'],
])('%s', (_name, value, specified) => {
  expect(value).toEqual(specified);
});

/** Section 4: the app has exactly the statuses of the table, with their labels. */
test('statuses', () => {
  expect(
    Object.fromEntries(
      [...STATUS_DISPLAYS.keys()].map((status) => [status, subscriptionStatus({ status }).label]),
    ),
  ).toEqual(shownAs);
});

/** Every route of the app has a row; the Atlas lists only rows. */
test('routes of the app', () => {
  const patterns = specificationRows
    .filter(({ tag }) => tag.startsWith('route:'))
    .map(({ name }) => routerPattern(name));
  const unknown = routes.filter(({ path }) => !patterns.some((pattern) => covers(path, pattern)));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
