import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SESSION_MS } from '@patient/api/session';
import { LIMITS } from '@patient/app/shared/limits.ts';
import { subscriptionStatus } from '@patient/app/shared/format/status.ts';
import { PRODUCT_TYPES } from '@patient/api/model';
import { routes } from '@patient/app/shared/routes.ts';
import { brands } from '@patient/ui/theme';
import { expect, test } from 'vitest';
import description from '../../packages/api/src/generated/patient.json' with { type: 'json' };
import { specification, specificationRows } from './specification.ts';
import { notSent, specifiedCalls } from './specification/calls.ts';
import { covers, routerPattern } from './specification/routes.ts';
import { shownAs } from './specification/subscriptions.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

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
  ['product types', PRODUCT_TYPES.toSorted(), ['ag', 'ed', 'hl', 'wl']],
  // A brand may be added.
  ['themes', brands.map(({ id }) => id), expect.arrayContaining(['mens', 'product'])],
])('specification section 9: %s', (_name, value, specified) => {
  expect(value).toEqual(specified);
});

/** Section 4: the app has exactly the statuses of the table, with their labels. */
test('the statuses of the app are those of the specification', () => {
  expect(Object.keys(shownAs).map((status) => [status, subscriptionStatus({ status }).label])).toEqual(
    Object.entries(shownAs),
  );
});

/** Every route of the app has a row; the Atlas lists only rows. */
test('every route of the app has a row of the Atlas', () => {
  const patterns = specificationRows.flatMap(({ tag = '', name = '' }) =>
    tag.startsWith('route:') ? routerPattern(name) : [],
  );
  const unknown = routes.filter(({ path }) => !patterns.some((pattern) => covers(path, pattern)));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});

/** Section 3; the app reads a field that a service leaves out in the same way. */
test('the defaults of the description are those of the specification', () => {
  const { schemas } = description.components;
  expect([
    schemas.Gender.default,
    schemas.Question.properties.productType.default,
    schemas.Notification.properties.type.default,
  ]).toEqual(['male', 'ed', 'system']);
});

/** Section 7: method and path, or the operation, with every parameter in the same file. */
test('the app makes every call', () => {
  const sources = globSync('packages/{app/src,api/src/client}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map(read);
  const operations: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>> =
    description.paths;
  const missing = specifiedCalls.flatMap(({ method, path, parameters }) => {
    const operation = operations[path]?.[method.toLowerCase()]?.operationId;
    const callers = sources.filter((source) =>
      [`'${operation}'`, `${method}('${path}'`].some((call) => source.includes(call)),
    );
    const unsent = parameters.filter(
      (name) => !callers.some((source) => new RegExp(String.raw`\b${name}\b`).test(source)),
    );
    return callers.length === 0 || unsent.join() !== (notSent[path] ?? '')
      ? [`${method} ${path}: ${unsent}`]
      : [];
  });
  expect(missing).toEqual([]);
});

/** The title is a string of its file: of a test, a group of tests, or a row of a table. */
test('every named test exists', () => {
  const missing = specificationRows
    .flatMap(({ testedBy }) => testedBy ?? [])
    .filter((name) => {
      const [path = '', ...rest] = name.split(' > ');
      const title = rest.join(' > ');
      return (
        !existsSync(join(root, path)) ||
        !["'", '"', '`'].some((quote) => read(path).includes(quote + title + quote))
      );
    });
  expect(missing).toEqual([]);
});

test('every decision exists, and its row says what the app does', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10));
  const wrong = specificationRows.filter(
    ({ decision, app }) => decision !== undefined && (!numbers.includes(decision) || app === undefined),
  );
  expect(wrong).toEqual([]);
});

test.each(specification)('the part "$title" of the Atlas lists each row once', ({ rows }) => {
  const texts = rows.map(({ name = '', description: text }) => `${name} ${text}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
