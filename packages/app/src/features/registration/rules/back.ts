/** Position in the stepper. */
export interface StepPlace {
  readonly step: string;
  readonly productType: string;
  /** Parts of the step visited so far, the last one shown: ids of questions, or names of sub-steps. */
  readonly stepHistory: readonly string[];
}

/** Target of the back arrow: another part of the step, or the previous step. */
export type Back =
  | { readonly kind: 'part'; readonly stepHistory: readonly string[] }
  | {
      readonly kind: 'previousStep';
      /** Histories that other steps are then shown with. */
      readonly stepHistories?: Readonly<Record<string, readonly string[]>>;
    };

const PREVIOUS = { kind: 'previousStep' } as const;

const CARD: readonly string[] = ['address', 'card'];

/** A step that is not here chooses where it starts. */
const INITIAL_HISTORIES: Readonly<Record<string, readonly string[]>> = {
  payment: ['address'],
  photo: ['id'],
};

/** Initial history of a step: payment at the address, identity photo at the ID (specification section 4). */
export const initialStepHistory = (step: string): readonly string[] =>
  Object.hasOwn(INITIAL_HISTORIES, step) ? (INITIAL_HISTORIES[step] ?? []) : [];

/** Treatments with all choices on one page. */
const WHOLE_TREATMENTS: ReadonlySet<string> = new Set(['hl', 'ag']);

const part = (stepHistory: readonly string[]): Back =>
  stepHistory.length > 1 ? { kind: 'part', stepHistory: stepHistory.slice(0, -1) } : PREVIOUS;

/**
 * Resolves the back arrow (specification section 4, "Back navigation"). Follow-ups behind a question need no rule here:
 * the list of questions is built from the answers up to the one shown.
 */
export function backFrom({ step, productType, stepHistory }: StepPlace): Back {
  switch (step) {
    // A patient whose identity is confirmed has no photo step (docs/decisions, "A second treatment").
    case 'summary':
    case 'photo':
      return stepHistory.length > 1 ? part(stepHistory) : { ...PREVIOUS, stepHistories: { payment: CARD } };
    case 'treatment':
      return WHOLE_TREATMENTS.has(productType) || stepHistory.at(-1) === 'GenericOptions'
        ? PREVIOUS
        : part(stepHistory);
    default:
      return part(stepHistory);
  }
}

/** Whether back from a step leaves the stepper. */
export const isFirstStep = (steps: readonly string[], step: string): boolean => steps.indexOf(step) <= 0;
