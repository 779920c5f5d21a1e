import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withContract } from '../../http/contract/index.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { User } from '../../core/schema.ts';
import { basicsOf, signUp } from '../../tests/support/newPatient.ts';
import { quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const EMAIL = 'ada@patients.example';

/** Checks a phone number; returns the status and metadata of the response. */
async function checkPhone(sandbox: Sandbox, phone: string) {
  const raw = await withContract(sandbox.fetch)(
    requestTo('/api/patient/check-phone-number', 'POST', { phone }),
  );
  const { metadata }: { metadata?: object } = await raw.json();
  return [raw.status, metadata];
}

describe('patients', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await quietSandbox();
  });
  afterEach(() => sandbox.store.close());

  describe('a new patient', () => {
    test('a new patient has an empty account, then a patient record in registration', async () => {
      const { call } = await signUp(sandbox, EMAIL);
      const [before] = (await call<User>('GET', '/me')).data;
      expect(before).toMatchObject({ email: EMAIL, roles: ['patient'], subscriptions: [] });
      expect(before).not.toHaveProperty('patient');
      const [created] = (await call<{ userId: string }>('POST', '/api/patient', basicsOf(EMAIL))).data;
      const [me] = (await call<User>('GET', '/me')).data;
      expect(created?.userId).toBe(me?._id);
      expect(me).toMatchObject({
        firstName: 'Ada',
        phone: '+14155550132',
        chatNoticeAlert: true,
        notificationPreference: { email: true },
        patient: {
          status: 'register',
          basic: { gender: 'female', birthDate: '1990-04-05' },
          shipping: { address: '', state: 'OR', zipCode: '97205' },
        },
      });
    });

    test('a new patient needs a patient record before a subscription', async () => {
      const { call } = await signUp(sandbox, EMAIL);
      expect((await call('POST', '/api/subscription', { productType: 'wl' })).status).toBe(403);
    });

    test.each([
      [{ birthDate: '2008-03-19' }, 400, 'You must be 18 or older'],
      [{ birthDate: '2008-02-30' }, 400, 'birthDate must be a date as YYYY-MM-DD'],
      [{ state: 'AK' }, 409, 'We do not treat patients in AK yet'],
      [{ state: 'XX' }, 400, 'state must be a US state such as CA'],
      [{ zipCode: '9720' }, 400, 'zipCode must be five digits, or nine as in 97205-1234'],
      [{ gender: 'other' }, 400, 'gender must be one of male, female'],
      [{ phone: '12345' }, 400, 'Enter a US phone number with ten digits'],
      [{ phone: '+15035550100' }, 409, 'This phone number belongs to another account'],
      [{ email: 'someone@patients.example' }, 400, 'email must be the one of your account'],
      [{ consent: false }, 400, 'Agree to telehealth, the terms and the privacy policy to continue'],
      [{ firstName: ' ' }, 400, 'firstName is required'],
    ])('a new patient with %j is a %i', async (wrong, status, message) => {
      const { token, call } = await signUp(sandbox, EMAIL);
      const headers = { authorization: `Bearer ${token}` };
      const raw = await sandbox.fetch(
        requestTo('/api/patient', 'POST', { ...basicsOf(EMAIL), ...wrong }, headers),
      );
      expect(raw.status).toBe(status);
      expect(await raw.json()).toMatchObject({ message });
      expect((await call<User>('GET', '/me')).data[0]).not.toHaveProperty('patient');
    });

    test('a new patient is created once by two simultaneous requests', async () => {
      const { call } = await signUp(sandbox, EMAIL);
      const responses = await Promise.all([1, 2].map(() => call('POST', '/api/patient', basicsOf(EMAIL))));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('cannot be created for a doctor', async () => {
      const { call } = await signedIn(sandbox, 'doctor');
      const response = await call('POST', '/api/patient', basicsOf('lena.doctor@staff.example'));
      expect(response).toMatchObject({ status: 403, message: 'Wrong User!' });
    });
  });

  describe('a phone number', () => {
    test('a phone number is available until an account has it', async () => {
      expect(await checkPhone(sandbox, '415 555 0132')).toEqual([200, undefined]);
      await (await signUp(sandbox, EMAIL)).call('POST', '/api/patient', basicsOf(EMAIL));
      expect(await checkPhone(sandbox, '415 555 0132')).toEqual([409, { phoneExist: true }]);
    });

    test('a phone number with the wrong number of digits is a 400', async () => {
      expect(await checkPhone(sandbox, '911')).toEqual([400, { phoneExist: false }]);
    });
  });

  describe('the patient record', () => {
    test('the patient record includes preferences and subscriptions', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const [profile] = (await call('GET', '/api/patient/patient-active')).data;
      expect(profile).toMatchObject({
        _id: 'patient-active',
        status: 'active',
        notificationPreference: { email: true },
        subscriptions: [{ _id: 'active-1', productType: 'ed', status: 'active' }],
      });
    });

    test('the patient record is updated partially, and recalculates the body mass index', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const change = async (body: object) => (await call('PUT', '/api/patient/patient-active', body)).data[0];
      expect(await change({ height: 71, bmi: 12 })).toMatchObject({ height: 71, weight: 176, bmi: 24.5 });
      expect(await change({ height: '6 feet 2 inches', weight: 250 })).toMatchObject({
        height: '6 feet 2 inches',
        bmi: 32.1,
      });
      expect(await change({ shipping: { city: 'Salem' } })).toMatchObject({
        shipping: { address: '2210 Cedar Avenue', city: 'Salem', state: 'TX' },
      });
      expect(await change({ basic: { birthDate: '1970-01-01' } })).toMatchObject({
        basic: { gender: 'male', birthDate: '1970-01-01' },
      });
      expect(
        await change({ payment: { sameAsShipping: false, billing: { zipCode: '10001' } } }),
      ).toMatchObject({
        payment: { sameAsShipping: false, billing: { zipCode: '10001' } },
      });
      expect((await call('GET', '/api/patient/patient-active')).data[0]).toMatchObject({ bmi: 32.1 });
    });

    test.each([
      [{ height: 'tall' }, "height must be inches or text with 'feet', from 3 feet to 8 feet 11 inches"],
      [{ weight: 5 }, 'weight must be pounds, from 50 to 1000'],
      [{ shipping: { zipCode: 'x' } }, 'shipping.zipCode must be five digits, or nine as in 97205-1234'],
      [{ basic: { birthDate: '2020-01-01' } }, 'You must be 18 or older'],
      [{ basic: [] }, 'basic must be an object'],
      [{}, 'There is nothing to change'],
    ])('the patient record rejects %j', async (body, message) => {
      const { token } = await signedIn(sandbox, 'active');
      const headers = { authorization: `Bearer ${token}` };
      const raw = await sandbox.fetch(requestTo('/api/patient/patient-active', 'PUT', body, headers));
      expect(raw.status).toBe(400);
      expect(await raw.json()).toEqual({ message });
    });

    test('the patient record stores a gender', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const response = await call('POST', '/api/patient/set-gender/patient-active', { gender: 'female' });
      expect(response.data[0]).toMatchObject({ basic: { gender: 'female' } });
    });

    test.each([
      ['GET', '/api/patient/patient-demo', undefined],
      ['PUT', '/api/patient/patient-demo', { weight: 200 }],
      ['POST', '/api/patient/set-gender/patient-demo', { gender: 'male' }],
      ['GET', '/api/global-answers/patient/patient-demo', undefined],
    ])('the patient record: %s %s of another patient is a 404', async (method, other, body) => {
      const { call } = await signedIn(sandbox, 'active');
      expect(await call(method, other, body)).toMatchObject({ status: 404, message: 'Patient not found' });
    });

    test('the patient record is a 404 for an account without one', async () => {
      const { call } = await signUp(sandbox, EMAIL);
      const [me] = (await call<User>('GET', '/me')).data;
      expect((await call('GET', `/api/patient/${me?._id}`)).status).toBe(404);
    });
  });
});
