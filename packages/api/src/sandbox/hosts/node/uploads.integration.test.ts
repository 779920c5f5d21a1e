import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInAs } from '../signIn.ts';
import { withContract } from '../../http/contract/index.ts';
import { formWith, sampleFile } from '../../tests/support/files.ts';
import { type Service, startService } from './service.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

let service: Service;
let authorization: string;

beforeEach(async () => {
  service = await startService({ port: 0, file: ':memory:', log: () => undefined });
  authorization = `Bearer ${(await signInAs(service.sandbox, 'active')).AccessToken}`;
});
afterEach(() => service.close());

const checkedFetch = withContract((request) => fetch(request));
const selfie = (init: RequestInit = {}) =>
  new Request(`${service.url}/service/api/subscription/active-1/private-file?action=selfie`, {
    headers: { authorization },
    ...init,
  });
const upload = (size: number) =>
  checkedFetch(selfie({ method: 'POST', body: formWith('data', sampleFile('jpeg', { size })) }));

test('ten megabytes are stored and read unchanged', async () => {
  expect((await upload(TEN_MEGABYTES)).status).toBe(200);
  const stored = await checkedFetch(selfie());
  expect(stored.headers.get('content-type')).toBe('image/jpeg');
  expect((await stored.arrayBuffer()).byteLength).toBe(TEN_MEGABYTES);
});

test.each([
  ['a file with one byte more', TEN_MEGABYTES + 1, 'A file may be 10 MB at most'],
  ['a file with a megabyte more', TEN_MEGABYTES + 1024 * 1024, 'The request body is too large'],
])('privacy 12: %s is rejected and not stored', async (_what, size, message) => {
  const refused = await upload(size);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ message });
  expect((await checkedFetch(selfie())).status).toBe(404);
});

test('a truncated form is a 400', async () => {
  const response = await fetch(`${service.url}/service/api/user/setAvatar`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: 'The form cannot be read' });
});
