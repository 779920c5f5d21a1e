import { enabledStates } from '../account/rules/servedStates.ts';
import { SHARED } from '../../core/collections.ts';
import { emailKey } from '../../core/email.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { type User } from '../../core/schema.ts';
import { assertBirthDate, assertServed } from '../account/patientFields.ts';
import { claimPhone, availablePhone } from '../account/phones.ts';

/** Basics step of registration, which creates the patient record of an account. */
export const registrationBasics: Feature = (routes, context) => {
  const { store, clock } = context;

  routes.open.get('/get-enabled-states', 'getEnabledStates', ({ reply }) =>
    reply(200, { data: [...enabledStates] }),
  );

  routes.open.post('/api/patient/check-phone-number', 'checkPhoneNumber', ({ body, reply }) => {
    availablePhone(context, body.phone);
    return reply(200, { data: [] });
  });

  routes.patient.post('/api/patient', 'createPatient', ({ caller, body, reply }) => {
    const { _id, email, roles } = caller.user;
    if (roles[0] !== 'patient') throw new HttpError(403, 'Wrong User!');
    if (emailKey(body.email) !== emailKey(email)) {
      throw new HttpError(400, 'email must be the one of your account');
    }
    if (body.consent !== true)
      throw new HttpError(400, 'Agree to telehealth, the terms and the privacy policy to continue');
    const { state, zipCode, gender, birthDate } = body;
    assertServed(state);
    assertBirthDate(birthDate, clock());
    const basic = { gender, birthDate };
    const shipping = {
      address: '',
      secondAddress: '',
      city: '',
      state,
      zipCode,
    };
    store.transaction(() => {
      if (store.get('users', _id, _id)?.patient !== undefined) {
        throw new HttpError(409, 'This account is registered already');
      }
      const phone = availablePhone(context, body.phone, _id);
      const patientId = `patient-${crypto.randomUUID()}`;
      const user: User = {
        _id,
        roles: ['patient'],
        email,
        firstName: body.firstName.trim(),
        lastName: body.lastName.trim(),
        phone,
        chatNoticeAlert: true,
        notificationPreference: {
          sms: false,
          email: true,
          receiveNewsByEmail: false,
          receiveNewsBySMS: false,
        },
        patient: { _id: patientId, status: 'register', basic, shipping, verify: { completed: false } },
      };
      store.put('users', _id, _id, user);
      store.put('patients', SHARED, patientId, { userId: _id });
      claimPhone(context, _id, phone);
    });
    return reply(200, { data: [{ userId: _id }] });
  });
};
