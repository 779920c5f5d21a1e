/** A point of a registration that a made-up patient can be brought to. */
interface PointShape {
  readonly id: string;
  /** The step of the registration it is at. */
  readonly step: string;
  readonly label: string;
  /** What is there already, and what the patient does next. */
  readonly about: string;
  /** A card has been charged, or is about to be taken as charged. */
  readonly needsCard?: true;
  /** Identity photos have been sent. */
  readonly needsPhotos?: true;
}

/** Every point there is, in the order a patient comes to them (specification section 2, step orders). */
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

/** Name of a point. */
export type PointId = (typeof POINTS)[number]['id'];

const shapes: readonly (PointShape & { readonly id: PointId })[] = POINTS;

/** A point by its name. */
export function pointOf(id: PointId): PointShape & { readonly id: PointId } {
  const found = shapes.find((point) => point.id === id);
  if (found === undefined) throw new Error(`No point is called ${id}`);
  return found;
}

/** How the service is configured, as far as it decides which points a made-up person can come to. */
export interface ServiceFacts {
  /** No key of the card provider is configured, so that its stand-in takes test cards. */
  readonly isCardStandIn: boolean;
  /** `STRIPE_VERIFICATION_ENABLE`: the provider looks at the person itself. */
  readonly isProviderChecking: boolean;
}

/** A point as it is offered. */
export interface OfferedPoint {
  readonly id: PointId;
  readonly label: string;
  readonly about: string;
  /** Why nobody can be brought there; undefined when it can be chosen. */
  readonly reason?: string;
}

function reasonAgainst({ needsCard, needsPhotos }: PointShape, service: ServiceFacts): string | undefined {
  if (needsCard && !service.isCardStandIn)
    return 'Not here: the card provider itself takes the card, and only a person can enter one.';
  if (needsPhotos && service.isProviderChecking)
    return 'Not here: the card provider checks who somebody is, and a made-up person cannot pass.';
  return undefined;
}

/** Every point, those that cannot be reached with the reason. */
export const pointsFor = (service: ServiceFacts): readonly OfferedPoint[] =>
  shapes.map((point) => {
    const reason = reasonAgainst(point, service);
    const { id, label, about } = point;
    return { id, label, about, ...(reason !== undefined && { reason }) };
  });

/** Points that come after the card has been asked for a coupon. */
export const takesCoupon = (id: PointId): boolean => id === 'paymentCard' || pointOf(id).needsCard === true;
