import { afterEach, expect, test } from 'vitest';
import { BREACHES_PATH } from './violations.ts';
import { type Service, startService } from './service.ts';

let service: Service;
afterEach(() => service.close());

const start = async (checkContract: boolean) => {
  service = await startService({ port: 0, file: ':memory:', log: () => undefined, checkContract });
  return `${service.url}/service`;
};

test('a checked service goes on after a violation, and says what it saw', async () => {
  const url = await start(true);
  expect((await fetch(`${url}/get-enabled-states`)).status).toBe(200);
  expect((await fetch(`${url}/get-enabled-states?surprise=1`)).status).toBe(200);
  const { breaches }: { breaches: string[] } = await (await fetch(url + BREACHES_PATH)).json();
  expect(breaches).toEqual([expect.stringContaining('query surprise is not described')]);
});

test('a service that nobody checks keeps no such list', async () => {
  const url = await start(false);
  expect((await fetch(url + BREACHES_PATH)).status).toBe(404);
});
