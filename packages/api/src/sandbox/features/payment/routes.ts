import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { signedInAt } from '../../http/signedInAt.ts';
import { assertServed } from '../account/patientFields.ts';
import { declineError, logAttempt } from '../../core/cardAttempts.ts';
import { hold } from './hold.ts';
import { profileOf } from '../account/profile.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';

/** Time after entering the password in which a card can be revealed, ms (privacy rules, 11). */
const PASSWORD_VALID_MS = 5 * 60_000;

/** First charge, card on file and shipping address. */
export const payment: Feature = (routes, context) => {
  const { store, clock, cards } = context;

  routes.patient.get('/api/payment-form', 'getPaymentForm', ({ reply }) =>
    // Without a key, the app shows mock card fields, which accept only documented test cards.
    reply(200, { data: [{ provider: 'stripe' }] }),
  );

  routes.patient.post(
    '/api/v2/subscription/hold-charge/{id}',
    'holdCharge',
    ({ caller, path, body, reply }) => {
      const result = hold(context, caller, path.id, body);
      if ('decline' in result) throw declineError(result.decline);
      if (result.clientSecret !== undefined)
        return reply(200, { data: [{ ...result, paymentIntentStatus: 'requires_action' }] });
      const paymentIntentStatus = result.charge.status === 'hold' ? 'requires_capture' : 'succeeded';
      return reply(200, { data: [{ ...result, paymentIntentStatus }] });
    },
  );

  routes.patient.post(
    '/api/subscription/log-payment-attempt/{id}',
    'logPaymentAttempt',
    ({ caller, path, body, reply }) => {
      const { _id } = subscriptionRecord(context, caller.patientId, path.id);
      logAttempt(context, _id, body);
      return reply(200, { data: [] });
    },
  );

  routes.patient.post(
    '/api/v2/subscription/update-shipping-address/{action}',
    'updateShippingAddress',
    ({ caller, body, reply }) => {
      const { user, patientId } = caller;
      if (body.patientId !== patientId) {
        throw new HttpError(403, 'This is the address of another patient');
      }
      if (body.subscriptionId !== undefined) {
        subscriptionRecord(context, patientId, body.subscriptionId);
      }
      assertServed(body.shipping.state);
      const shipping = { secondAddress: '', ...body.shipping };
      if (user.patient === undefined) throw new HttpError(404, 'Patient not found');
      const changed = { ...user, patient: { ...user.patient, shipping } };
      store.put('users', user._id, user._id, changed);
      return reply(200, { data: [profileOf(context, { ...caller, user: changed })] });
    },
  );

  routes.patient.get(
    '/api/patient/{id}/reveal-credit-card',
    'revealCreditCard',
    ({ caller, path, request, reply }) => {
      if (path.id !== caller.patientId) throw new HttpError(403, 'This is the card of another patient');
      if (clock() - signedInAt(request) > PASSWORD_VALID_MS) {
        throw new HttpError(403, 'Confirm your password to see the card', { passwordRequired: true });
      }
      const onFile = caller.user.patient?.creditCard;
      const card = onFile && cards.reveal(onFile);
      if (card === undefined) throw new HttpError(404, 'There is no card on file');
      return reply(200, { data: [card] });
    },
  );
};
