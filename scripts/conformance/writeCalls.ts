import type { Difference } from '@patient/api/sandbox/contract';
import { itemsAt } from './itemsAt.ts';
import type { Call, Probe, Reply } from './probe.ts';

export interface WriteOptions {
  /** Payment method of the provider's test mode. */
  paymentToken: string;
  /** Code of a coupon that the service accepts. */
  couponCode: string | undefined;
}

/** PNG of one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Form with a picture. */
export function pictureForm(field: string, texts: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  form.append(field, new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' }));
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

/**
 * Difference of a field in the first element of a success, unless it has the expected value.
 * @param shown what the report says of the expected value; needed where that may be personal, as ids are
 */
export function wrongField(
  { status, data }: Reply,
  field: string,
  expected: unknown,
  shown = String(expected),
): Difference[] {
  const [value] = itemsAt(data[0], field);
  if (status !== 200 || value === expected) return [];
  const received = value === undefined ? 'nothing' : 'another value';
  return [{ where: `/data/0/${field.replaceAll('.', '/')}`, expected: shown, received }];
}

/** Makes a call twice and checks that the second one returns what the first one stored. */
export async function callTwice(probe: Probe, id: string, call: Call, field: string): Promise<Reply> {
  const reply = await probe.call(id, call);
  const again = await probe.call(id, { ...call, about: 'sent twice' });
  if (reply.status === 200)
    probe.differ(id, wrongField(again, field, itemsAt(reply.data[0], field)[0], 'the same when sent twice'));
  else probe.note(id, `Not checked whether it can be sent twice: status ${reply.status}.`);
  return reply;
}
