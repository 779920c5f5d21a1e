import type { AtlasPart } from '../part.ts';
import { knownValues } from './knownValues.ts';

/** Details from sections 2 and 4. */
const steps: Readonly<Record<string, string>> = {
  treatment: 'Product, variation, dose, uses, delivery and packaging',
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
  lead: 'Names and order of the service. The parts of a step are shown one at a time.',
  rows: [
    {
      tag: 'step:basics',
      name: 'basics',
      description: 'Before the stepper: gender, birth date, zip code, phone',
    },
    ...knownValues.registrationSteps.map((name) => ({
      tag: `step:${name}`,
      name,
      description: steps[name] ?? 'Not named by the specification',
      ...(EXCLUDED.has(name) && {
        testedBy: 'packages/api/src/sandbox/features/registration/rules/steps.test.ts',
      }),
    })),
    { tag: 'step:payment-address', name: 'payment: address', description: 'Back from the card leads here' },
    { tag: 'step:payment-card', name: 'payment: card', description: 'Back from the ID photo leads here' },
    { tag: 'step:photo-id', name: 'photo: ID', description: 'Identity step 1' },
    { tag: 'step:photo-selfie', name: 'photo: selfie', description: 'Identity step 2; back leads to step 1' },
    {
      tag: 'step:back',
      name: 'Back navigation',
      description: 'Each step leads to the previous one; the first leads to /user/subscriptions',
      testedBy: 'packages/api/src/sandbox/features/registration/rules/steps.test.ts',
    },
  ],
};

export const choicesPart: AtlasPart = {
  id: 'choices',
  title: 'Steps of a treatment',
  section: '2 and 4',
  lead: 'Choices of the treatment step and of a new subscription. A reset also clears dependent choices.',
  rows: [
    {
      tag: 'choice:GenericOptions',
      name: 'GenericOptions',
      description: 'Variation; a reset clears it and the reception frequency',
    },
    { tag: 'choice:Dosage', name: 'Dosage', description: 'Dose; a reset clears it' },
    { tag: 'choice:NumberOfUses', name: 'NumberOfUses', description: 'Uses a month' },
    {
      tag: 'choice:ShipmentFrequency',
      name: 'ShipmentFrequency',
      description: 'Monthly or quarterly; a reset clears it',
    },
    { tag: 'choice:Packaging', name: 'Packaging', description: 'Packaging' },
    { tag: 'choice:DrugPreference', name: 'DrugPreference', description: 'New subscription: product' },
    {
      tag: 'choice:Usage',
      name: 'Usage',
      description: 'New subscription: daily or as needed; a reset clears the reception frequency',
    },
  ],
};
