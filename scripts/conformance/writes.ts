import { documentedOperations } from '@patient/api/sandbox/contract';
import { itemsAt, textsAt } from './itemsAt.ts';
import type { Probe } from './probe.ts';
import { readsOfWrites } from './reads.ts';
import { runRegistration } from './registration.ts';
import { callTwice, pictureForm, wrongField, type WriteOptions } from './writeCalls.ts';

/** Write calls that are not made, and why. */
const skipped: Readonly<Record<string, string>> = {
  createPatient: 'Creates an account.',
  changePassword: 'Changes the password.',
  sendPasswordReset: 'Sends an email.',
  applyLoginCoupon: 'Needs another coupon code.',
  cancelSubscription: 'Ends a treatment.',
  reactivateSubscription: 'Charges a card.',
  renewSubscription: 'Sends a request to a doctor.',
  submitFollowup: 'Needs the questions of a doctor.',
};

async function writeAccount(probe: Probe, { couponCode }: WriteOptions): Promise<void> {
  const [me] = probe.list('getMe');
  const [id = '', patientId = ''] = ['_id', 'patient._id'].map((path) => textsAt(me, path)[0]);
  const [chatNoticeAlert = true] = itemsAt(me, 'chatNoticeAlert');
  const [shipping] = itemsAt(me, 'patient.shipping');
  const [gender] = textsAt(me, 'patient.basic.gender');
  const [phone] = textsAt(me, 'phone');
  await probe.call('updateUser', { parameters: { id }, body: { chatNoticeAlert } });
  if (shipping === undefined) probe.note('updatePatient', 'The account has no address.');
  else await probe.call('updatePatient', { parameters: { id: patientId }, body: { shipping } });
  if (gender === undefined) probe.note('setGender', 'The account has no gender.');
  else await probe.call('setGender', { parameters: { patientId }, body: { gender } });
  await probe.call('setAvatar', { body: pictureForm('file') });
  if (phone === undefined) probe.note('checkPhoneNumber', 'The account has no phone number.');
  else {
    const { status, body } = await probe.call('checkPhoneNumber', { body: { phone }, expects: [409] });
    if (status === 409 && itemsAt(body, 'metadata.phoneExist')[0] !== true)
      probe.differ('checkPhoneNumber', [
        { where: '/metadata/phoneExist', expected: 'true', received: 'another value' },
      ]);
  }
  const token = 'conformance-check';
  const checked = await probe.call('checkResetToken', { body: { token } });
  probe.differ('checkResetToken', wrongField(checked, 'valid', false));
  await probe.call('resetPassword', {
    body: { token, password: `Aa1-${crypto.randomUUID()}` },
    expects: [400, 409],
    about: 'with an unknown token',
  });
  const eventId = crypto.randomUUID();
  const event = { body: { eventName: 'PageView', eventId } };
  const { status } = await callTwice(probe, 'createTrackingEvent', event, 'eventId');
  if (status === 200) await probe.call('getTrackingEvent', { parameters: { id: eventId } });
  if (couponCode === undefined) probe.note('applyLoginCouponByPath', 'CONFORMANCE_COUPON is not set.');
  else await probe.call('applyLoginCouponByPath', { parameters: { patientId, code: couponCode } });
}

async function writeMessages(probe: Probe): Promise<void> {
  const message = 'Conformance check. Please ignore.';
  const body = { message, topic: 'other', idempotencyKey: crypto.randomUUID() };
  const sent = await callTwice(probe, 'askDoctor', { body }, '_id');
  const [id] = [...textsAt(sent.data, 'chatId'), ...textsAt(probe.list('listChats'), '_id')];
  if (id === undefined) return probe.note('sendChatFile', 'There is no chat.');
  const form = pictureForm('file', { idempotencyKey: crypto.randomUUID() });
  await callTwice(probe, 'sendChatFile', { parameters: { id }, body: form }, '_id');
  await probe.call('getChat', { parameters: { chatId: id } });
  return undefined;
}

async function writeTreatment(probe: Probe): Promise<void> {
  const active = probe.list('getSubscription').find((each) => textsAt(each, 'status')[0] === 'active');
  const [id] = textsAt(active, '_id');
  /** A 409 conforms: the subscription's state forbids the change. */
  async function change(operation: string, field: string, expected: unknown, body?: object) {
    if (id === undefined) return probe.note(operation, 'The account has no active subscription.');
    const reply = await probe.call(operation, { parameters: { id }, body, expects: [200, 409] });
    probe.differ(operation, wrongField(reply, field, expected));
    if (reply.status === 409) probe.note(operation, 'The state of the subscription forbids it (409).');
    return undefined;
  }
  await change('pauseSubscription', 'status', 'pause', { periods: 1 });
  await change('resumeSubscription', 'status', 'active');
  await change('skipSubscription', 'skipPeriods', 1, { skipPeriods: 1 });
  await change('skipSubscription', 'skipPeriods', 0, { skipPeriods: 0 });
  const variation = itemsAt(probe.list('listProducts'), 'variations').find(
    (each) => textsAt(each, '_id')[0] === textsAt(active, 'plan.variationId')[0],
  );
  const [current] = textsAt(active, 'plan.doseId');
  const doseId = textsAt(variation, 'doses._id').find((each) => each !== current);
  if (id !== undefined && doseId === undefined) {
    for (const operation of ['changeDose', 'removeModifyRequest'])
      probe.note(operation, 'There is no other dose.');
    return;
  }
  await change('changeDose', 'modifyRequest.status', 'pending', { doseId });
  await change('removeModifyRequest', 'status', 'active');
}

/** Makes the write calls on an account meant for it: as far as possible, each change is undone. */
export async function runWrites(probe: Probe, options: WriteOptions): Promise<void> {
  await writeAccount(probe, options);
  await writeMessages(probe);
  await writeTreatment(probe);
  await runRegistration(probe, options);
  for (const [id, reason] of Object.entries(skipped)) probe.note(id, reason);
}

/** Notes why the write calls are not made. */
export function skipWrites(probe: Probe): void {
  for (const { operationId, method } of documentedOperations) {
    if (method !== 'get' || readsOfWrites.includes(operationId)) probe.note(operationId, 'Needs --write.');
  }
}
