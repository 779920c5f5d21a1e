import { stepsOf } from '@patient/api/model';
import { itemsAt, textsAt } from './itemsAt.ts';
import type { Probe } from './probe.ts';
import { types } from './reads.ts';
import { callTwice, pictureForm, wrongField, type WriteOptions } from './writeCalls.ts';

/** Calls before the payment. One of them submits a registration without answers, which must be refused. */
const BEFORE_PAYMENT = ['submitSubscription', 'createVisitLog', 'updateVisitLog', 'updateSubscription'];

const OPERATIONS = [
  ...BEFORE_PAYMENT,
  'startNewSubscription',
  'createSubscription',
  'moveRegistrationStep',
  'updateShippingAddress',
  'logPaymentAttempt',
  'holdCharge',
  'uploadPrivateFile',
  'uploadMedicalFiles',
];

/** Address for an account without one. */
const SAMPLE = {
  address: '418 Maple Street',
  secondAddress: '',
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
};

/** First choice of plan of a treatment. */
function planOf(probe: Probe, productType: string) {
  const product = probe.list('listProducts').find((each) => textsAt(each, 'productType')[0] === productType);
  const [variation] = itemsAt(product, 'variations');
  const [frequencyOfReception] = textsAt(variation, 'frequencyOfReception');
  return {
    productId: textsAt(product, '_id')[0],
    variationId: textsAt(variation, '_id')[0],
    doseId: textsAt(variation, 'doses._id')[0],
    frequencyOfDelivery: textsAt(product, 'frequencyOfDelivery')[0] ?? 'monthly',
    ...(frequencyOfReception !== undefined && { frequencyOfReception }),
  };
}

const isAtPayment = (each: unknown): boolean =>
  textsAt(each, 'status')[0] === 'in_progress' && textsAt(each, 'registrationStep')[0] === 'payment';

/** Starts a registration, or continues one that the patient has not finished. One at the payment is preferred. */
async function startRegistration(probe: Probe) {
  const subscriptions = probe.list('listSubscriptions');
  const prepared = subscriptions.find(isAtPayment);
  const ongoing = subscriptions.filter(
    (each) => !/^(cancel|declined)$/.test(textsAt(each, 'status')[0] ?? ''),
  );
  const available = types.filter((type) => !textsAt(ongoing, 'productType').includes(type));
  const [productType] = [...textsAt(prepared, 'productType'), ...available];
  if (productType === undefined) return {};
  const [patientId = ''] = textsAt(probe.list('getMe'), 'patient._id');
  const body = { productType, patientId, couponIds: [] };
  const { data } = await callTwice(probe, 'startNewSubscription', { body }, '_id');
  const created = await probe.call('createSubscription', { body: { productType }, expects: [200, 409] });
  const [id] = textsAt(data, '_id');
  probe.differ('createSubscription', wrongField(created, '_id', id, 'that of the unfinished registration'));
  return { started: data[0], isPrepared: prepared !== undefined };
}

/** Statuses of a service without 'next': the specification names 'prev' only. */
const UNKNOWN_MOVE = [400, 404, 405, 422, 501];

/** Checks that moves follow the subscription's own order of steps. */
async function moveSteps(probe: Probe, id: string, started: unknown): Promise<void> {
  const operation = 'moveRegistrationStep';
  const order = stepsOf({ registrationStepsOrder: textsAt(started, 'registrationStepsOrder') });
  let current = textsAt(started, 'registrationStep')[0] ?? '';
  for (const [step, distance] of [
    ['prev', -1],
    ['next', 1],
  ] as const) {
    const next = order[order.indexOf(current) + distance];
    // The first step can't be left backward, an incomplete one not forward.
    const expects = next === undefined ? [400, 409] : step === 'prev' ? [200] : [200, 409, ...UNKNOWN_MOVE];
    const reply = await probe.call(operation, { parameters: { id }, body: { step }, expects, about: step });
    if (reply.status !== 200) continue;
    probe.differ(operation, wrongField(reply, 'registrationStep', next));
    current = textsAt(reply.data, 'registrationStep')[0] ?? current;
  }
}

/** Holds the first charge twice with one key: there is one charge. */
async function holdTwice(probe: Probe, id: string, paymentToken: string): Promise<void> {
  const parameters = { id };
  const body = { paymentToken, idempotencyKey: crypto.randomUUID() };
  const held = await callTwice(
    probe,
    'holdCharge',
    { parameters, body, expects: [200, 402, 409] },
    'charge._id',
  );
  if (held.status !== 200) return;
  probe.differ('holdCharge', wrongField(held, 'charge.status', 'hold'));
  const { status, data } = await probe.call('listSubscriptionCharges', { parameters });
  const holds = data.filter((each) => textsAt(each, 'status')[0] === 'hold').length;
  if (status === 200 && holds !== 1)
    probe.differ('holdCharge', [
      { where: 'sent twice: charges on hold', expected: '1', received: String(holds) },
    ]);
}

/** Registers a treatment up to the photos, without submitting it. */
export async function runRegistration(probe: Probe, { paymentToken }: WriteOptions): Promise<void> {
  const { started, isPrepared = false } = await startRegistration(probe);
  const [id] = textsAt(started, '_id');
  if (id === undefined) {
    for (const operation of OPERATIONS) probe.note(operation, 'No registration could be started.');
    return;
  }
  const [productType = ''] = textsAt(started, 'productType');
  const [me] = probe.list('getMe');
  const parameters = { id };
  await moveSteps(probe, id, started);
  if (isPrepared) {
    for (const operation of BEFORE_PAYMENT) probe.note(operation, 'The registration is at the payment.');
    const { data } = await probe.call('listSubscriptionCharges', { parameters });
    const unpaid = { body: { step: 'next' }, expects: [400, 409], about: 'next without a payment' };
    if (data.length === 0) await probe.call('moveRegistrationStep', { parameters, ...unpaid });
  } else {
    const about = 'without answers';
    await probe.call('submitSubscription', { parameters, expects: [409], about });
    const log = { lastQuestionIndex: 0, questionType: `${productType}Questions`, isGlobalQuestion: false };
    await probe.call('createVisitLog', { parameters, body: log });
    await probe.call('updateVisitLog', { parameters, body: log });
    for (const operation of ['getVisitLog', 'getLastQuestionIndex'])
      await probe.call(operation, { parameters });
    const plan = planOf(probe, productType);
    const updated = await probe.call('updateSubscription', { parameters, body: { plan } });
    probe.differ('updateSubscription', wrongField(updated, 'plan.doseId', plan.doseId, 'the requested dose'));
  }
  const [own] = itemsAt(me, 'patient.shipping');
  const shipping = textsAt(own, 'address').length > 0 ? own : SAMPLE;
  await probe.call('updateShippingAddress', {
    parameters: { action: 'registration' },
    body: { patientId: textsAt(me, 'patient._id')[0], subscriptionId: id, shipping },
  });
  await probe.call('logPaymentAttempt', { parameters, body: { status: 'started' } });
  await holdTwice(probe, id, paymentToken);
  const isId = { id, action: 'cardID' };
  await probe.call('uploadPrivateFile', { parameters: isId, body: pictureForm('data') });
  await probe.call('getPrivateFile', { parameters: isId });
  await probe.call('uploadMedicalFiles', { parameters, body: pictureForm('files') });
}
