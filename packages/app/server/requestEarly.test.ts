import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { requestEarly } from '../src/shell/inline/requestEarly.ts';

const NOW = 1_000_000;
const session = {
  loggedIn: 'true',
  status: 'active',
  token: 'secret',
  expDate: String(NOW + 1),
  expirationDate: String(NOW - 99),
  patientId: 'patient 1',
};

interface Page {
  readonly calls?: string;
  readonly config?: string;
  readonly stored?: object;
  readonly isForbidden?: boolean;
}

/** Runs the script in a page and returns the requests, as "URL authorization". */
function requestsOf({
  calls = '/me',
  config = '{}',
  stored = {},
  isForbidden = false,
}: Page): readonly string[] {
  const requests: string[] = [];
  const values = new Map(Object.entries({ ...session, ...stored }));
  const globals = {
    document: {
      documentElement: { dataset: { firstCalls: calls } },
      querySelector: () => ({ textContent: config }),
    },
    get localStorage() {
      if (isForbidden) throw new Error('Storage is forbidden');
      return { getItem: (key: string) => values.get(key) ?? null };
    },
    location: { origin: 'https://a.test', pathname: '/user/subscriptions/a%20b', search: '?page=2' },
    Date: { now: () => NOW },
    URL,
    URLSearchParams,
    fetch: (url: string, { headers }: { headers: { authorization: string } }) => {
      requests.push(`${url} ${headers.authorization}`);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  runInNewContext(`(${requestEarly.toString()})(100)`, globals);
  return requests;
}

test.each<[string, Page, readonly string[]]>([
  ['a call', {}, ['https://a.test/service/me']],
  ['several', { calls: '/a /b' }, ['https://a.test/service/a', 'https://a.test/service/b']],
  ['a path segment', { calls: '/api/x/{3}' }, ['https://a.test/service/api/x/a%20b']],
  ['a search parameter', { calls: '/x?p={?page=1}' }, ['https://a.test/service/x?p=2']],
  ['the default of a missing parameter', { calls: '/x?p={?year=1}' }, ['https://a.test/service/x?p=1']],
  ['a stored value', { calls: '/x?id={patientId}' }, ['https://a.test/service/x?id=patient%201']],
  [
    'the default of a missing value',
    { calls: '/x?y={winbackUser=false}' },
    ['https://a.test/service/x?y=false'],
  ],
  ['a stored value with a default', { calls: '/x?y={status=no}' }, ['https://a.test/service/x?y=active']],
  ['another host', { config: '{"serviceUrl":"https://b.test/v1/"}' }, ['https://b.test/v1/me']],
])('requestEarly: requests %s, with the token', (_name, page, urls) => {
  expect(requestsOf(page)).toEqual(urls.map((url) => `${url} Bearer secret`));
});

test.each<[string, Page]>([
  ['when signed out', { stored: { loggedIn: 'false' } }],
  ['during a registration', { stored: { status: 'register' } }],
  ['when the token has expired', { stored: { expDate: String(NOW) } }],
  ['after too long without activity', { stored: { expirationDate: String(NOW - 100) } }],
  ['on a page without first calls', { calls: '' }],
  ['on a static host, before the configuration has loaded', { config: '' }],
  ['if storage is forbidden', { isForbidden: true }],
  ['without a required value', { calls: '/x?id={patientId}', stored: { patientId: '' } }],
])('requestEarly: requests nothing %s', (_name, page) => {
  expect(requestsOf(page)).toEqual([]);
});
