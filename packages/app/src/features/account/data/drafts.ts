import type { Gender } from '@patient/api';
import type { BodyMeasures } from '@patient/ui/HeightWeight';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { parseText, parseTexts } from '#shared/outbox/parseTexts.ts';
import { parseAddress } from '#features/payment/index.ts';

/** Name and phone that are typed and not saved, by user. */
export const contactDraftAtom = storedDraft('accountContact', (held) => {
  const texts = parseTexts(held, ['firstName', 'lastName', 'phone']);
  if (texts === undefined) return undefined;
  const { firstName = '', lastName = '', phone = '' } = texts;
  return { firstName, lastName, phone };
});

/** Birth date, or what of it is typed, and gender that are not saved, by patient. */
export const basicsDraftAtom = storedDraft('accountBasics', (held) => {
  const { birthDate, gender } = parseTexts(held, ['birthDate', 'gender']) ?? {};
  if (birthDate === undefined) return undefined;
  // As stored, or chosen since; nobody's is guessed.
  const chosen: Gender | null = gender === 'female' || gender === 'male' ? gender : null;
  return { birthDate, gender: chosen };
});

const isMeasure = (held: unknown) => held === null || typeof held === 'number';

const areMeasures = (held: unknown): held is BodyMeasures =>
  typeof held === 'object' &&
  held !== null &&
  'height' in held &&
  'weight' in held &&
  isMeasure(held.height) &&
  isMeasure(held.weight);

/** Height and weight that are not saved, by patient. */
export const bodyDraftAtom = storedDraft('accountBody', (held) => (areMeasures(held) ? held : undefined));

/** Shipping address that is not saved, by patient. */
export const shippingDraftAtom = storedDraft('accountShipping', parseAddress);

/** Code of a coupon that is not applied, by patient. */
export const couponDraftAtom = storedDraft('accountCoupon', parseText);
