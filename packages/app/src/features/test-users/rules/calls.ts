import { DEFAULT_STEPS } from '@patient/api/model';
import type { ProductType } from '@patient/api';

const LOG = 'POST /api/online-visit-log/{id}';
const PHOTO = 'POST /api/subscription/{id}/private-file';

/** Label and operation (method and path as in the description) of every call but the moves to the next step. */
const CALLS = {
  place: ['Find an address', 'GET /suggest'],
  email: ['Is the email free?', 'GET /api/check-exist-cognito-user'],
  phone: ['Is the phone free?', 'POST /api/patient/check-phone-number'],
  signUp: ['Create the account', 'POST sign-up'],
  signIn: ['Sign in', 'POST sign-in'],
  patient: ['Patient record', 'POST /api/patient'],
  subscription: ['Subscription', 'POST /api/subscription'],
  globalAnswers: ['Common questions', LOG],
  halfAnswers: ['Half of the questions', LOG],
  answers: ['All questions', LOG],
  measures: ['Height and weight', 'PUT /api/patient/{id}'],
  plan: ['Treatment', 'PUT /api/subscription/{id}'],
  address: ['Delivery address', 'POST /api/v2/subscription/update-shipping-address/{action}'],
  coupon: ['Coupon', 'PUT /api/subscription/{id}'],
  hold: ['Hold on a test card', 'POST /api/v2/subscription/hold-charge/{id}'],
  cardID: ['Picture of an ID', PHOTO],
  selfie: ['Selfie', PHOTO],
  submit: ['Send to a doctor', 'PATCH /api/subscription/{id}/inprogress-to-pending'],
} as const satisfies Record<string, readonly [label: string, operation: string]>;

type Work = keyof typeof CALLS;
export type CallKind = Work | 'next';

/** One call that leads to a point. */
export interface Call {
  /** Unique among the calls to a point. */
  readonly id: string;
  readonly kind: CallKind;
  readonly label: string;
  readonly operation: string;
}

const SIGN_UP: readonly Work[] = ['place', 'email', 'phone', 'signUp', 'signIn', 'patient', 'subscription'];

/** Calls that complete each step; a step that is not here needs none. */
const COMPLETED_BY: Readonly<Record<string, readonly Work[]>> = {
  globalQuestions: ['globalAnswers'],
  questions: ['answers', 'measures'],
  treatment: ['plan'],
  payment: ['address', 'coupon', 'hold'],
  photo: ['cardID', 'selfie'],
};

/** Calls within a point's own step. */
const WITHIN: Readonly<Record<string, readonly Work[]>> = {
  questionsHalfway: ['halfAnswers', 'measures'],
  paymentCard: ['address', 'coupon'],
  photoSelfie: ['cardID'],
  inReview: ['submit'],
};

type Point = Readonly<Record<'id' | 'step' | 'label' | 'about', string>>;

const at = (step: string, id: string, label: string, about: string): Point => ({ id, step, label, about });

/** Points of registration that a fake patient can be brought to, in order (specification section 2, step orders). */
export const POINTS: readonly Point[] = [
  at('globalQuestions', 'globalQuestions', 'Common questions', 'Nothing is answered yet.'),
  at('questions', 'questions', 'Questions, the first one', 'The common questions are answered.'),
  at('questions', 'questionsHalfway', 'Questions, halfway', 'Half of the questions are answered.'),
  at('treatment', 'treatment', 'Treatment', 'All questions are answered; nothing is chosen.'),
  at('payment', 'paymentAddress', 'Payment, the address', 'A plan is chosen; there is no address yet.'),
  at('payment', 'paymentCard', 'Payment, the card', 'The address is saved; it is shown once more.'),
  at('photo', 'photoId', 'Photo of the ID', 'The first bill is held on a test card.'),
  at('photo', 'photoSelfie', 'Selfie', 'A drawn picture was sent as the ID; it is shown once more.'),
  at('summary', 'summary', 'Summary', 'Everything is there; nothing was sent to a doctor.'),
  at('summary', 'inReview', 'In review', 'Sent to a doctor: registration is done.'),
];

/** @throws Error for an unknown id */
export function pointOf(id: string): Point {
  const found = POINTS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No point is called ${id}`);
  return found;
}

/** Treatments whose questions begin with height and weight (decisions, "Registration"). */
const MEASURED: ReadonlySet<ProductType> = new Set(['wl', 'ag']);

/** Options of {@link callsTo}. */
export interface CallsOptions {
  /** Id of the point. */
  readonly point: string;
  readonly productType: ProductType;
  readonly hasCoupon: boolean;
  /** `registrationStepsOrder` once the subscription exists. @default the usual order */
  readonly order?: readonly string[] | undefined;
}

function next(from: string, to: string): Call {
  const label = `Next: ${POINTS.find((one) => one.step === to)?.label ?? to}`;
  return { id: `next ${from}`, kind: 'next', label, operation: 'PATCH /api/v2/subscription/stepper/{id}' };
}

/**
 * Calls that bring a fake patient to a point, in order.
 * @throws Error when the order does not have the step of the point
 */
export function callsTo(options: CallsOptions): readonly Call[] {
  const { point: id, productType, hasCoupon, order = DEFAULT_STEPS } = options;
  const { step } = pointOf(id);
  const place = order.indexOf(step);
  if (place === -1) throw new Error(`This treatment is registered without a step called “${step}”`);
  const work = (kinds: readonly Work[] = []): Call[] =>
    kinds
      .filter((kind) => kind !== 'measures' || MEASURED.has(productType))
      .filter((kind) => kind !== 'coupon' || hasCoupon)
      .map((kind) => ({ id: kind, kind, label: CALLS[kind][0], operation: CALLS[kind][1] }));
  return [
    ...work(SIGN_UP),
    ...order
      .slice(0, place)
      .flatMap((from, index) => [...work(COMPLETED_BY[from]), next(from, order[index + 1] ?? step)]),
    ...work(WITHIN[id]),
  ];
}

const leadsThrough = (point: string, kind: Work): boolean =>
  callsTo({ point, productType: 'wl', hasCoupon: true }).some((call) => call.kind === kind);

/** Whether a point is at or after the card, where coupons are entered. */
export const takesCoupon = (point: string): boolean => leadsThrough(point, 'coupon');

/**
 * Why a point cannot be chosen; undefined when it can.
 * @param isStripeMock whether the mock takes test cards, since no key of the card provider is configured
 * @param isProviderChecking whether the provider checks identities (`STRIPE_VERIFICATION_ENABLE`)
 */
export function unreachable(point: string, isStripeMock: boolean, isProviderChecking: boolean) {
  if (!isStripeMock && leadsThrough(point, 'hold'))
    return 'Not available: the real card provider takes the card, and only a person can enter one.';
  if (isProviderChecking && leadsThrough(point, 'cardID'))
    return "Not available: the card provider checks identities, and a fake person can't pass.";
  return undefined;
}
