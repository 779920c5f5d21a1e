/** Where a patient is in the stepper. */
export interface StepPlace {
  readonly step: string;
  readonly productType: string;
  /** The parts of the step that led here, the last one shown: questions by their ids, or names of sub-steps. */
  readonly trail: readonly string[];
}

/** Where the back arrow leads: to another part of the step, or to the step before. */
export type Back =
  | { readonly kind: 'part'; readonly trail: readonly string[] }
  | {
      readonly kind: 'previousStep';
      /** Trails that other steps are then shown with. */
      readonly trails?: Readonly<Record<string, readonly string[]>>;
    };

const PREVIOUS = { kind: 'previousStep' } as const;

/** The trail of the payment step when its card is shown. */
const CARD: readonly string[] = ['address', 'card'];

/** Trails a step begins with; a step that is not here chooses by itself where it begins. */
const FIRST_TRAILS: Readonly<Record<string, readonly string[]>> = {
  payment: ['address'],
  photo: ['id'],
};

/** The trail a step begins with: payment at the address, identity photo at the ID (specification section 4). */
export const firstTrail = (step: string): readonly string[] =>
  Object.hasOwn(FIRST_TRAILS, step) ? (FIRST_TRAILS[step] ?? []) : [];

/** Treatments whose parts are no steps of their own. */
const WHOLE_TREATMENTS: ReadonlySet<string> = new Set(['hl', 'ag']);

const part = (trail: readonly string[]): Back =>
  trail.length > 1 ? { kind: 'part', trail: trail.slice(0, -1) } : PREVIOUS;

/**
 * What back does (specification section 4, "Back navigation"). A question that is gone back over takes the follow-ups
 * behind it out of the way by itself: the list is made from the answers up to the one shown.
 */
export function backFrom({ step, productType, trail }: StepPlace): Back {
  switch (step) {
    case 'photo':
      return trail.length > 1 ? part(trail) : { ...PREVIOUS, trails: { payment: CARD } };
    case 'treatment':
      return WHOLE_TREATMENTS.has(productType) || trail.at(-1) === 'GenericOptions' ? PREVIOUS : part(trail);
    default:
      return part(trail);
  }
}

/** What the step before a step is: another one, to be asked of the service, or the list of subscriptions. */
export const isFirstStep = (steps: readonly string[], step: string): boolean => steps.indexOf(step) <= 0;
