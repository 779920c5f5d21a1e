import { LIMITS } from '@patient/app/shared/limits.ts';
import { STATUS_DISPLAYS, subscriptionStatus } from '@patient/app/shared/format/status.ts';
import { routes } from '@patient/app/routes.ts';
import { brands } from '@patient/ui/theme';
import { expect, test } from 'vitest';
import { specificationRows } from './specification.ts';
import { routerPattern, shows } from './specification/routes.ts';
import { shownAs } from './specification/subscriptions.ts';

/** Specification section 9, line by line. */
test.each([
  ['session', LIMITS.sessionMs, 2_592_000_000],
  ['toast', LIMITS.toastMs, 3_000],
  ['read visibility', LIMITS.readVisibility, 0.75],
  ['socket reconnect', LIMITS.socketReconnectMs, { first: 1_000, step: 1_000, most: 3_000 }],
  ['notices', LIMITS.notices, { limit: 10, page: 1 }],
  ['coupons', LIMITS.couponsLimit, 49],
  ['addons', LIMITS.addonsLimit, 49],
  ['price periods', LIMITS.pricePeriods, 2],
  ['progress bar', LIMITS.progressMs, { throttle: 200, duration: 5_000 }],
  ['analytics', LIMITS.analyticsDelayMs, 250],
  ['primary colour', brands[0].themeColor, '#007aff'],
])('%s', (_what, number, specified) => {
  expect(number).toEqual(specified);
});

/** Section 4: the app knows the statuses of the table, no others, and reads them as they are written there. */
test('statuses', () => {
  expect(
    Object.fromEntries(
      [...STATUS_DISPLAYS.keys()].map((status) => [status, subscriptionStatus({ status }).label]),
    ),
  ).toEqual(shownAs);
});

/** A page of the app that the specification does not have would be nowhere in the Atlas. */
test('routes of the app', () => {
  const patterns = specificationRows
    .filter(({ tag }) => tag.startsWith('route:'))
    .map(({ name }) => routerPattern(name));
  const unknown = routes.filter(({ path }) => !patterns.some((pattern) => shows(path, pattern)));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
