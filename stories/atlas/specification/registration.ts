import type { AtlasPart } from '../part.ts';
import { described } from './described.ts';

/** What a step is, where section 2 or 4 says more than its name. */
const steps: Readonly<Record<string, string>> = {
  treatment: 'Choosing product, variation, dose, uses, delivery and packaging',
  globalQuestions: 'Questions asked once per patient',
  questions: 'Questions of the treatment, with follow-ups',
  payment: 'Address sub-step first, then the card',
  photo: 'Identity: the ID first, then the selfie',
  summary: 'Excluded from the stepper',
  done: 'Excluded from the stepper',
};

const EXCLUDED = new Set(['summary', 'done']);

export const stepsPart: AtlasPart = {
  id: 'steps',
  title: 'Registration steps',
  section: '2 and 4',
  lead: 'Names as the service knows them, in its own order; the parts of a step are shown one at a time.',
  rows: [
    { tag: 'step:basics', name: 'basics', words: 'Before the stepper: gender, birth date, zip code, phone' },
    ...described.registrationSteps.map((name) => ({
      tag: `step:${name}`,
      name,
      words: steps[name] ?? 'A step the specification does not name',
      ...(EXCLUDED.has(name) && {
        heldBy: 'packages/api/src/sandbox/features/registration/rules/steps.test.ts',
      }),
    })),
    { tag: 'step:payment-address', name: 'payment: address', words: 'Where back from the card leads' },
    { tag: 'step:payment-card', name: 'payment: card', words: 'Where back from the ID photo leads' },
    { tag: 'step:photo-id', name: 'photo: ID', words: 'Identity step 1' },
    { tag: 'step:photo-selfie', name: 'photo: selfie', words: 'Identity step 2; back leads to step 1' },
    {
      tag: 'step:back',
      name: 'Back navigation',
      words: 'Each step leads to the one before; the first leads to /user/subscriptions',
      heldBy: 'packages/api/src/sandbox/features/registration/rules/steps.test.ts',
    },
  ],
};

export const choicesPart: AtlasPart = {
  id: 'choices',
  title: 'Steps of a treatment',
  section: '2 and 4',
  lead: 'What is chosen within the treatment step and for a new subscription; resetting one takes with it what rests on it.',
  rows: [
    {
      tag: 'choice:GenericOptions',
      name: 'GenericOptions',
      words: 'The variation; a reset clears it and the reception frequency',
    },
    { tag: 'choice:Dosage', name: 'Dosage', words: 'The dose; a reset clears it' },
    { tag: 'choice:NumberOfUses', name: 'NumberOfUses', words: 'How often it is used in a month' },
    {
      tag: 'choice:ShipmentFrequency',
      name: 'ShipmentFrequency',
      words: 'Monthly or quarterly; a reset clears it',
    },
    { tag: 'choice:Packaging', name: 'Packaging', words: 'How it is packed' },
    { tag: 'choice:DrugPreference', name: 'DrugPreference', words: 'New subscription: which product' },
    {
      tag: 'choice:Usage',
      name: 'Usage',
      words: 'New subscription: daily or when needed; a reset clears the reception frequency',
    },
  ],
};
