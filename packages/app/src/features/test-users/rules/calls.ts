import { DEFAULT_STEPS } from '@patient/api/model';
import type { ProductType } from '#features/treatment/index.ts';
import { pointOf, takesCoupon, type PointId } from './points.ts';

export type CallKind =
  | 'place'
  | 'email'
  | 'phone'
  | 'signUp'
  | 'signIn'
  | 'patient'
  | 'subscription'
  | 'globalAnswers'
  | 'halfAnswers'
  | 'answers'
  | 'measures'
  | 'plan'
  | 'address'
  | 'coupon'
  | 'hold'
  | 'cardID'
  | 'selfie'
  | 'submit'
  | 'next';

/** One call that leads to a point. */
export interface Call {
  /** Unique among the calls to a point. */
  readonly id: string;
  readonly kind: CallKind;
  readonly label: string;
  /** Method and path pattern as the description spells them. */
  readonly operation: string;
}

const LOG = 'POST /api/online-visit-log/{id}';
const PHOTO = 'POST /api/subscription/{id}/private-file';

const strings: Readonly<Record<Exclude<CallKind, 'next'>, readonly [label: string, operation: string]>> = {
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
};

type Work = Exclude<CallKind, 'next'>;

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
const WITHIN: Readonly<Partial<Record<PointId, readonly Work[]>>> = {
  questionsHalfway: ['halfAnswers', 'measures'],
  paymentCard: ['address', 'coupon'],
  photoSelfie: ['cardID'],
  inReview: ['submit'],
};

/** Treatments whose questions begin with height and weight (decisions, "Registration"). */
const MEASURED: ReadonlySet<ProductType> = new Set(['wl', 'ag']);

/** The service's order of steps does not have the step of a point. */
export class StepMissingError extends Error {
  constructor(step: string) {
    super(`This treatment is registered without a step called “${step}”`);
    this.name = 'StepMissingError';
  }
}

/** Options of {@link callsTo}. */
export interface CallsOptions {
  readonly point: PointId;
  readonly productType: ProductType;
  readonly hasCoupon: boolean;
  /** `registrationStepsOrder` once the subscription exists. @default the usual order */
  readonly order?: readonly string[] | undefined;
}

const stepNames: Readonly<Record<string, string>> = {
  questions: 'the questions',
  treatment: 'the treatment',
  payment: 'the payment',
  photo: 'the photos',
  summary: 'the summary',
};

function workCall(kind: Work): Call {
  const [label, operation] = strings[kind];
  return { id: kind, kind, label, operation };
}

const nextCall = (from: string, to: string): Call => ({
  id: `next ${from}`,
  kind: 'next',
  label: `Next: ${stepNames[to] ?? to}`,
  operation: 'PATCH /api/v2/subscription/stepper/{id}',
});

/**
 * Calls that bring a fake patient to a point, in order.
 * @throws StepMissingError when the order has no such step.
 */
export function callsTo({
  point,
  productType,
  hasCoupon,
  order = DEFAULT_STEPS,
}: CallsOptions): readonly Call[] {
  const { step } = pointOf(point);
  const place = order.indexOf(step);
  if (place === -1) throw new StepMissingError(step);
  const isWanted = (kind: Work) =>
    (kind !== 'measures' || MEASURED.has(productType)) &&
    (kind !== 'coupon' || (hasCoupon && takesCoupon(point)));
  const work = (kinds: readonly Work[] = []) => kinds.filter(isWanted).map(workCall);
  return [
    ...work(SIGN_UP),
    ...order
      .slice(0, place)
      .flatMap((before, index) => [
        ...work(COMPLETED_BY[before]),
        nextCall(before, order[index + 1] ?? step),
      ]),
    ...work(WITHIN[point]),
  ];
}
