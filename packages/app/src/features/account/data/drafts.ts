import { readFields } from '@patient/api';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { parseText } from '#shared/outbox/parseText.ts';
import { parseAddress } from '#features/payment/index.ts';

/** Unsaved name and phone, keyed by user. */
export const contactDraftAtom = storedDraft('accountContact', (stored) =>
  readFields({ firstName: 'input', lastName: 'input', phone: 'input' }, stored),
);

/** Unsaved birth date, which may be incomplete, and gender, keyed by patient. */
export const basicsDraftAtom = storedDraft('accountBasics', (stored) => {
  const { birthDate, gender } =
    readFields({ 'birthDate?': 'input', 'gender?': "'female'|'male'" }, stored) ?? {};
  // No default: the patient's gender may be unknown.
  return birthDate === undefined ? undefined : { birthDate, gender: gender ?? null };
});

/** Unsaved height and weight, keyed by patient. */
export const bodyDraftAtom = storedDraft('accountBody', (stored) =>
  readFields({ height: 'number|null', weight: 'number|null' }, stored),
);

/** Unsaved shipping address, keyed by patient. */
export const shippingDraftAtom = storedDraft('accountShipping', parseAddress);

/** Coupon code that isn't applied yet, keyed by patient. */
export const couponDraftAtom = storedDraft('accountCoupon', parseText);
