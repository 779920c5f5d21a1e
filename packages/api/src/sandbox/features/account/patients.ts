import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { bodyMassIndex } from '../../../model/body.ts';
import type { User } from '../../core/schema.ts';
import { authorizeCard, applyNewCard } from './newCard.ts';
import { assertAddress, assertBirthDate, assertMeasures } from './patientFields.ts';
import { profileOf } from './profile.ts';

type Patient = NonNullable<User['patient']>;

/** Returns the current account of the caller; throws a 404 for the id of another patient. */
function accountOf({ store }: Context, { user, patientId }: Caller, id: string): User & { patient: Patient } {
  const account = store.get('users', user._id, user._id);
  if (account?.patient === undefined || id !== patientId) throw new HttpError(404, 'Patient not found');
  return { ...account, patient: account.patient };
}

/** Changes the patient record in a transaction, and computes the body mass index from height and weight. */
function change(context: Context, caller: Caller, id: string, more: (patient: Patient) => Partial<Patient>) {
  const { store } = context;
  return store.transaction(() => {
    const account = accountOf(context, caller, id);
    const { bmi: _before, ...changed } = { ...account.patient, ...more(account.patient) };
    const bmi = bodyMassIndex({ height: changed.height, weight: changed.weight });
    const patient: Patient = bmi === undefined ? changed : { ...changed, bmi };
    store.put('users', account._id, account._id, { ...account, patient });
    return profileOf(context, { ...caller, user: { ...account, patient } });
  });
}

/** Patient record. */
export const patients: Feature = (routes, context) => {
  routes.patient.get('/api/patient/{id}', 'getPatient', ({ caller, path, reply }) =>
    reply(200, { data: [profileOf(context, { ...caller, user: accountOf(context, caller, path.id) })] }),
  );

  routes.patient.put('/api/patient/{id}', 'updatePatient', ({ caller, path, body, reply }) => {
    const { basic, height, weight, shipping, payment, paymentToken } = body;
    if (basic?.birthDate !== undefined) assertBirthDate(basic.birthDate, context.clock());
    assertMeasures(body);
    assertAddress(shipping);
    assertAddress(payment?.billing);
    if (path.id !== caller.patientId) throw new HttpError(404, 'Patient not found');
    const creditCard = paymentToken === undefined ? undefined : authorizeCard(context, caller, paymentToken);
    const changed = change(context, caller, path.id, (patient) => ({
      ...(creditCard !== undefined && { creditCard: applyNewCard(context, caller, creditCard) }),
      ...(basic !== undefined && { basic: { ...patient.basic, ...basic } }),
      ...(height !== undefined && { height }),
      ...(weight !== undefined && { weight }),
      ...(shipping !== undefined && {
        shipping: { ...patient.shipping, ...shipping },
      }),
      ...(payment !== undefined && { payment: { ...patient.payment, ...payment } }),
    }));
    return reply(200, { data: [changed] });
  });

  routes.patient.post('/api/patient/set-gender/{patientId}', 'setGender', ({ caller, path, body, reply }) => {
    const { gender } = body;
    const changed = change(context, caller, path.patientId, ({ basic }) => ({ basic: { ...basic, gender } }));
    return reply(200, { data: [changed] });
  });
};
