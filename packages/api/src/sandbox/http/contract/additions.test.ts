import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { quietSandbox, requestTo, signedIn, tokenOf } from '../../tests/support/patient.ts';
import { withoutAdditions } from './additions.ts';
import { patientDescription, placeAt } from './description.ts';

const minimal = withoutAdditions(patientDescription);
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(minimal.document, 'minimal');

/** Whether a body has only fields of the specification. */
function isMinimal(path: string, body: unknown): boolean {
  const response = placeAt(['paths', path, 'get', 'responses', '200'], minimal);
  return ajv.validate(`minimal${response?.pointer ?? ''}/content/application~1json/schema`, body);
}

const patientId = 'patient-active';

describe('the profile minimal', () => {
  test.each([
    ['/me', '/me'],
    ['/api/subscriptions', `/api/subscriptions?patientId=${patientId}`],
    ['/api/subscription/{id}', '/api/subscription/active-1'],
    ['/api/subscription/charges/{id}', '/api/subscription/charges/active-1'],
    ['/api/products', '/api/products?productType=wl'],
    ['/api/chats', '/api/chats', 'chat'],
    ['/api/notices', '/api/notices'],
  ])('the profile minimal: %s has no additions', async (template, path, scenario = 'active') => {
    const bodyOf = async (profile: 'full' | 'minimal'): Promise<unknown> => {
      const { raw } = await (await signedIn(await quietSandbox({ profile }), scenario)).call('GET', path);
      return raw.json();
    };
    expect(isMinimal(template, await bodyOf('full'))).toBe(false);
    expect(isMinimal(template, await bodyOf('minimal'))).toBe(true);
  });

  test.each([
    ['GET', '/api/patient/patient-active', undefined],
    ['GET', '/api/file/file-1', undefined],
    ['POST', '/api/patient/apply-coupon-login', { patientId, code: 'WELCOME10' }],
  ])('the profile minimal: %s %s is a 404', async (method, path, body) => {
    const { call } = await signedIn(await quietSandbox({ profile: 'minimal' }), 'active');
    expect((await call(method, path, body)).status).toBe(404);
  });

  test("the stepper doesn't know 'next'", async () => {
    const { call } = await signedIn(await quietSandbox({ profile: 'minimal' }), 'register-summary');
    const move = (step: string) => call('PATCH', '/api/v2/subscription/stepper/register-summary-1', { step });
    expect((await move('prev')).data).toEqual([{ registrationStep: 'photo' }]);
    expect((await move('next')).status).toBe(400);
  });

  test('an error has only fields of the specification', async () => {
    const { call } = await signedIn(await quietSandbox({ profile: 'minimal' }), 'active');
    const { raw } = await call('GET', `/api/patient/apply-coupon-login/${patientId}?code=NONE`);
    expect(raw.status).toBe(404);
    expect(await raw.json()).not.toHaveProperty('metadata.couponProblem');
  });

  test('a live event has no additions', async () => {
    const sandbox = await quietSandbox({ profile: 'minimal' });
    const token = await tokenOf(sandbox, 'active');
    const sent: string[] = [];
    await sandbox.openConnection(requestTo(`/socket?token=${token}`), {
      send: (text) => sent.push(text),
      close: () => undefined,
    });
    sandbox.connections.broadcast(patientId, {
      event: 'new message',
      data: {
        _id: 'm1',
        chatId: 'c1',
        message: 'Hello',
        createdAt: '2026-03-18T15:00:00.000Z',
        idempotencyKey: 'k',
      },
    });
    expect(sent.map((text): unknown => JSON.parse(text))).toEqual([
      { event: 'new message', data: expect.not.objectContaining({ idempotencyKey: 'k' }) },
    ]);
  });
});
