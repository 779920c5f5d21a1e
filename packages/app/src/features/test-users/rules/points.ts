/** Point of registration that a fake patient can be brought to. */
interface PointShape {
  readonly id: string;
  readonly step: string;
  readonly label: string;
  /** State of the registration there. */
  readonly about: string;
  /** Whether the charge has been held. */
  readonly needsCard?: true;
  /** Whether identity photos have been sent. */
  readonly needsPhotos?: true;
}

/** All points, in order of registration (specification section 2, step orders). */
export const POINTS = [
  {
    id: 'globalQuestions',
    step: 'globalQuestions',
    label: 'Common questions',
    about: 'The account is new; nothing is answered yet.',
  },
  {
    id: 'questions',
    step: 'questions',
    label: 'Questions, the first one',
    about: 'The questions common to all treatments are answered.',
  },
  {
    id: 'questionsHalfway',
    step: 'questions',
    label: 'Questions, halfway',
    about: 'Half of the treatment’s own questions are answered.',
  },
  {
    id: 'treatment',
    step: 'treatment',
    label: 'Treatment',
    about: 'All questions are answered; nothing is chosen.',
  },
  {
    id: 'paymentAddress',
    step: 'payment',
    label: 'Payment, the address',
    about: 'A treatment is chosen; there is no street yet.',
  },
  {
    id: 'paymentCard',
    step: 'payment',
    label: 'Payment, the card',
    about: 'The address is saved; the page shows it once more, then asks for the card.',
  },
  {
    id: 'photoId',
    step: 'photo',
    label: 'Photo of the ID',
    about: 'The first bill is held on a test card.',
    needsCard: true,
  },
  {
    id: 'photoSelfie',
    step: 'photo',
    label: 'Selfie',
    about: 'A drawn picture was sent as the ID; the page shows that part once more.',
    needsCard: true,
    needsPhotos: true,
  },
  {
    id: 'summary',
    step: 'summary',
    label: 'Summary',
    about: 'Everything is there; nothing was sent to a doctor.',
    needsCard: true,
    needsPhotos: true,
  },
  {
    id: 'inReview',
    step: 'summary',
    label: 'In review',
    about: 'Sent to a doctor: registration is done.',
    needsCard: true,
    needsPhotos: true,
  },
] as const satisfies readonly PointShape[];

export type PointId = (typeof POINTS)[number]['id'];

const shapes: readonly (PointShape & { readonly id: PointId })[] = POINTS;

export function pointOf(id: PointId): PointShape & { readonly id: PointId } {
  const found = shapes.find((point) => point.id === id);
  if (found === undefined) throw new Error(`No point is called ${id}`);
  return found;
}

/** Settings of the service that decide which points a fake person can reach. */
export interface ServiceFacts {
  /** No key of the card provider is configured, so the mock takes test cards. */
  readonly isStripeMock: boolean;
  /** `STRIPE_VERIFICATION_ENABLE`: the provider checks the person. */
  readonly isProviderChecking: boolean;
}

/** Point in the form. */
export interface OfferedPoint {
  readonly id: PointId;
  readonly label: string;
  readonly about: string;
  /** Why it cannot be chosen; undefined when it can. */
  readonly reason?: string;
}

function reasonAgainst({ needsCard, needsPhotos }: PointShape, service: ServiceFacts): string | undefined {
  if (needsCard && !service.isStripeMock)
    return 'Not available: the real card provider takes the card, and only a person can enter one.';
  if (needsPhotos && service.isProviderChecking)
    return "Not available: the card provider checks identities, and a fake person can't pass.";
  return undefined;
}

/** All points, with a reason where one cannot be reached. */
export const pointsFor = (service: ServiceFacts): readonly OfferedPoint[] =>
  shapes.map((point) => {
    const reason = reasonAgainst(point, service);
    const { id, label, about } = point;
    return { id, label, about, ...(reason !== undefined && { reason }) };
  });

/** Whether a point is at or after the card, where coupons are entered. */
export const takesCoupon = (id: PointId): boolean => id === 'paymentCard' || pointOf(id).needsCard === true;
