import { afterEach, expect, test } from 'vitest';
import { VIOLATIONS_PATH } from './violations.ts';
import { type Service, startService } from './service.ts';

let service: Service;
afterEach(() => service.close());

const start = async (checkContract: boolean) => {
  service = await startService({ port: 0, file: ':memory:', log: () => undefined, checkContract });
  return `${service.url}/service`;
};

test('a checked service continues after a violation and lists it', async () => {
  const url = await start(true);
  expect((await fetch(`${url}/get-enabled-states`)).status).toBe(200);
  expect((await fetch(`${url}/get-enabled-states?surprise=1`)).status).toBe(200);
  const { violations }: { violations: string[] } = await (await fetch(url + VIOLATIONS_PATH)).json();
  expect(violations).toEqual([expect.stringContaining('query surprise is not described')]);
});

test('an unchecked service has no such list', async () => {
  const url = await start(false);
  expect((await fetch(url + VIOLATIONS_PATH)).status).toBe(404);
});
