import type { Gender } from '@patient/api';
import type { BodyMeasures } from '@patient/ui/HeightWeight';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { parseText, parseTexts } from '#shared/outbox/parseTexts.ts';
import { parseAddress } from '#features/payment/index.ts';

/** Unsaved name and phone, keyed by user. */
export const contactDraftAtom = storedDraft('accountContact', (stored) => {
  const texts = parseTexts(stored, ['firstName', 'lastName', 'phone']);
  if (texts === undefined) return undefined;
  const { firstName = '', lastName = '', phone = '' } = texts;
  return { firstName, lastName, phone };
});

/** Unsaved birth date, which may be incomplete, and gender, keyed by patient. */
export const basicsDraftAtom = storedDraft('accountBasics', (stored) => {
  const { birthDate, gender } = parseTexts(stored, ['birthDate', 'gender']) ?? {};
  if (birthDate === undefined) return undefined;
  // No default: the patient's gender may be unknown.
  const chosen: Gender | null = gender === 'female' || gender === 'male' ? gender : null;
  return { birthDate, gender: chosen };
});

const isMeasure = (value: unknown) => value === null || typeof value === 'number';

const areMeasures = (value: unknown): value is BodyMeasures =>
  typeof value === 'object' &&
  value !== null &&
  'height' in value &&
  'weight' in value &&
  isMeasure(value.height) &&
  isMeasure(value.weight);

/** Unsaved height and weight, keyed by patient. */
export const bodyDraftAtom = storedDraft('accountBody', (stored) =>
  areMeasures(stored) ? stored : undefined,
);

/** Unsaved shipping address, keyed by patient. */
export const shippingDraftAtom = storedDraft('accountShipping', parseAddress);

/** Coupon code that isn't applied yet, keyed by patient. */
export const couponDraftAtom = storedDraft('accountCoupon', parseText);
