import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Subscription, User } from '../../core/schema.ts';
import { formWith, sampleFile } from '../../tests/support/files.ts';
import { type SignedIn, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const MEDICAL = '/api/subscription/medical-files';
const selfieOf = (id: string) => `/api/subscription/${id}/private-file?action=selfie`;
/** The path of a file URL within the service. */
const pathOf = (url = '') => url.replace(/^\/service/, '');

async function bytesAt({ call }: SignedIn, path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await call('GET', path)).raw.arrayBuffer());
}

describe('files', () => {
  let sandbox: Sandbox;
  let ben: SignedIn;
  beforeEach(async () => {
    sandbox = await quietSandbox();
    ben = await signedIn(sandbox, 'active');
  });
  afterEach(() => sandbox.store.close());

  const upload = (path: string, field: string, ...files: File[]) =>
    ben.call<Subscription>('POST', path, formWith(field, ...files));

  describe('medical photos', () => {
    test('medical photos are added to the subscription, and can be fetched by their owner', async () => {
      const photos = [sampleFile('jpeg', { size: 2000 }), sampleFile('png', { size: 3000 })];
      const first = await upload(`${MEDICAL}/active-1`, 'files', ...photos);
      expect(first.data[0]?.medicalPhotoUrls).toHaveLength(2);
      await upload(`${MEDICAL}/active-1`, 'files', sampleFile('webp'));
      const urls = (await ben.subscription('active-1'))?.medicalPhotoUrls ?? [];
      expect(urls).toHaveLength(3);
      expect(urls.slice(0, 2)).toEqual(first.data[0]?.medicalPhotoUrls);
      const { raw } = await ben.call('GET', pathOf(urls[1]));
      expect(raw.headers.get('content-type')).toBe('image/png');
      expect(raw.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await bytesAt(ben, pathOf(urls[1]))).toEqual(
        new Uint8Array((await photos[1]?.arrayBuffer()) ?? []),
      );
    });

    test('medical photos are stored all together or not at all', async () => {
      const { status } = await upload(`${MEDICAL}/active-1`, 'files', sampleFile('png'), sampleFile('pdf'));
      expect(status).toBe(415);
      expect((await ben.subscription('active-1'))?.medicalPhotoUrls).toBeUndefined();
    });

    test('medical photos are limited to six per request and thirty in total', async () => {
      const six = Array.from({ length: 6 }, () => sampleFile('png'));
      expect((await upload(`${MEDICAL}/active-1`, 'files', ...six, sampleFile('png'))).status).toBe(400);
      for (let time = 0; time < 5; time += 1) {
        expect((await upload(`${MEDICAL}/active-1`, 'files', ...six)).status).toBe(200);
      }
      expect(await upload(`${MEDICAL}/active-1`, 'files', sampleFile('png'))).toMatchObject({
        status: 409,
        message: 'A subscription holds 30 photos at most',
      });
    });

    test('medical photos are rejected for a canceled subscription', async () => {
      await ben.call('PATCH', '/api/subscription/cancel/active-1');
      expect((await upload(`${MEDICAL}/active-1`, 'files', sampleFile('png'))).status).toBe(409);
    });
  });

  describe('pictures of the identity check', () => {
    test('pictures of the identity check are stored separately, replaced by a new one, and returned as an attachment', async () => {
      expect((await ben.call('GET', selfieOf('active-1'))).status).toBe(404);
      await upload(selfieOf('active-1'), 'data', sampleFile('heic', { size: 500 }));
      await upload(selfieOf('active-1'), 'data', sampleFile('jpeg', { size: 700, name: 'me.jpg' }));
      const { raw } = await ben.call('GET', selfieOf('active-1'));
      expect(raw.headers.get('content-type')).toBe('image/jpeg');
      expect(raw.headers.get('content-disposition')).toContain('me.jpg');
      expect(raw.headers.get('cache-control')).toBe('no-store');
      expect(await bytesAt(ben, selfieOf('active-1'))).toHaveLength(700);
      expect((await ben.call('GET', selfieOf('active-1').replace('selfie', 'cardID'))).status).toBe(404);
    });

    test('pictures of the identity check can only be the ID and the selfie', async () => {
      const headers = { authorization: `Bearer ${ben.token}` };
      for (const action of ['passport', 'selfie/../cardID', '']) {
        const path = `/api/subscription/active-1/private-file?action=${encodeURIComponent(action)}`;
        const form = formWith('data', sampleFile('png'));
        expect((await sandbox.fetch(requestTo(path, 'POST', form, headers))).status).toBe(400);
        expect((await sandbox.fetch(requestTo(path, 'GET', undefined, headers))).status).toBe(400);
      }
    });
  });

  test('files are a 404 for another patient, and a 401 without a token', async () => {
    await upload(`${MEDICAL}/active-1`, 'files', sampleFile('png'));
    await upload(selfieOf('active-1'), 'data', sampleFile('png'));
    const photo = pathOf((await ben.subscription('active-1'))?.medicalPhotoUrls?.[0]);
    const maya = await signedIn(sandbox, 'demo');
    for (const path of [photo, selfieOf('active-1')]) {
      expect((await ben.call('GET', path)).status).toBe(200);
      expect((await maya.call('GET', path)).status).toBe(404);
      expect((await sandbox.fetch(requestTo(path))).status).toBe(401);
    }
    const photos = formWith('files', sampleFile('png'));
    expect((await maya.call('POST', `${MEDICAL}/active-1`, photos)).status).toBe(404);
    expect((await maya.call('POST', selfieOf('active-1'), formWith('data', sampleFile('png')))).status).toBe(
      404,
    );
  });

  test('files of eleven megabytes are too large, with and without a Content-Length', async () => {
    const large = sampleFile('png', { size: 11 * 1024 * 1024 });
    const message = 'The request body is too large';
    expect(await upload(selfieOf('active-1'), 'data', large)).toMatchObject({ status: 413, message });
    const headers = { 'content-length': String(large.size) };
    const response = await ben.call('POST', selfieOf('active-1'), formWith('data', large), headers);
    expect(response).toMatchObject({ status: 413, message });
  });

  test('a new avatar replaces the previous one', async () => {
    const set = async (size: number) =>
      (await ben.call<User>('POST', '/api/user/setAvatar', formWith('file', sampleFile('png', { size }))))
        .data[0];
    const first = await set(500);
    const second = await set(600);
    expect((await ben.call<User>('GET', '/me')).data[0]?.avatar).toBe(second?.avatar);
    expect(second?.subscriptions).toHaveLength(1);
    expect(await bytesAt(ben, pathOf(second?.avatar))).toHaveLength(600);
    expect((await ben.call('GET', pathOf(first?.avatar))).status).toBe(404);
    const document = await ben.call('POST', '/api/user/setAvatar', formWith('file', sampleFile('pdf')));
    expect(document.status).toBe(415);
  });
});
