/** Point of registration at which a fake patient can be created. */
export interface Point {
  readonly id: string;
  /** Current registration step of the patient. */
  readonly step: string;
  /** Whether the first half of the step is done. */
  readonly isHalfway: boolean;
  readonly label: string;
  readonly about: string;
}

const at = (id: string, step: string, label: string, about: string, isHalfway = false): Point => ({
  id,
  step,
  isHalfway,
  label,
  about,
});

/** All points, in order (specification section 2, step orders). */
export const POINTS: readonly Point[] = [
  at('globalQuestions', 'globalQuestions', 'Common questions', 'Nothing is answered yet.'),
  at('questions', 'questions', 'Questions, the first one', 'The common questions are answered.'),
  at('questionsHalfway', 'questions', 'Questions, halfway', 'Half of the questions are answered.', true),
  at('treatment', 'treatment', 'Treatment', 'All questions are answered; nothing is chosen.'),
  at('paymentAddress', 'payment', 'Payment, the address', 'A plan is chosen; there is no address yet.'),
  at('paymentCard', 'payment', 'Payment, the card', 'The address is saved; it is shown once more.', true),
  at('photoId', 'photo', 'Photo of the ID', 'The first bill is held on a test card.'),
  at('photoSelfie', 'photo', 'Selfie', 'A drawn picture was sent as the ID; it is shown once more.', true),
  at('summary', 'summary', 'Summary', 'Everything is there; nothing was sent to a doctor.'),
  at('inReview', 'done', 'In review', 'Sent to a doctor: registration is done.'),
];

/** @throws Error for an unknown id */
export function pointOf(id: string): Point {
  const found = POINTS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No point is called ${id}`);
  return found;
}

const isFrom = (id: string, first: string): boolean =>
  POINTS.indexOf(pointOf(id)) >= POINTS.indexOf(pointOf(first));

/** Whether a point is at or after the card, where coupons are entered. */
export const takesCoupon = (id: string): boolean => isFrom(id, 'paymentCard');

/**
 * Why a point cannot be chosen; undefined if it can.
 * @param isStripeMock whether the mock handles cards, because no key of the card provider is configured
 * @param isProviderChecking whether the provider checks identities (`STRIPE_VERIFICATION_ENABLE`)
 */
export function unreachable(id: string, isStripeMock: boolean, isProviderChecking: boolean) {
  if (!isStripeMock && isFrom(id, 'photoId'))
    return 'Not available: the real card provider takes the card, and only a person can enter one.';
  if (isProviderChecking && isFrom(id, 'photoSelfie'))
    return "Not available: the card provider checks identities, and a fake person can't pass.";
  return undefined;
}
