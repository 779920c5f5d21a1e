import type { AtlasPart, TestName } from '../part.ts';

const choice = (name: string, description: string) => ({ tag: `choice:${name}`, name, description });

const ORDER =
  'packages/api/src/model/treatment/steps.test.ts > a further treatment has a product step only if there are several products';

export const ordersOfStepsPart: AtlasPart = {
  id: 'steps',
  title: 'Step orders',
  section: 2,
  lead: 'Names and order of the service. The parts of a step are shown one at a time.',
  rows: [
    choice('GenericOptions', 'First treatment step of a registration'),
    choice('Dosage', 'Second treatment step'),
    choice('NumberOfUses', 'Third treatment step'),
    choice('ShipmentFrequency', 'Fourth treatment step'),
    choice('Packaging', 'Last treatment step'),
    {
      tag: 'screens-treatment-treatment-step--second-treatment-in-order',
      name: 'New-subscription flow',
      description: 'NumberOfUses, DrugPreference, GenericOptions, Usage, Dosage, ShipmentFrequency',
      testedBy: ORDER,
      decision: 86,
      app: 'Packaging is added at the end, for a product that can’t be sent without one',
    },
    choice('DrugPreference', 'New-subscription flow: product'),
    choice('Usage', 'New-subscription flow: daily or as needed'),
    { tag: 'step:treatment', name: 'treatment', description: 'Step of the stepper' },
    { tag: 'step:globalQuestions', name: 'globalQuestions', description: 'Step of the stepper' },
    { tag: 'step:questions', name: 'questions', description: 'Step of the stepper' },
    { tag: 'step:payment', name: 'payment', description: 'Step of the stepper' },
    { tag: 'step:photo', name: 'photo', description: 'Step of the stepper' },
    {
      tag: 'step:summary',
      name: 'summary',
      description: 'Excluded from the stepper',
      testedBy:
        'packages/api/src/model/registration/places.test.ts > places: %s highlights segment %i of five',
    },
    {
      tag: 'step:done',
      name: 'done',
      description: 'Excluded from the stepper',
      testedBy:
        'packages/api/src/model/registration/places.test.ts > places: %s highlights segment %i of five',
    },
  ],
};

const back = (title: string): TestName => `packages/api/src/model/registration/places.test.ts > ${title}`;

/** Row of {@link registrationPart} with the name "Back". */
const backRow = (description: string, title: string) => ({
  name: 'Back',
  description,
  testedBy: back(title),
});

const create = (description: string) => ({
  tag: 'screens-treatment-new-subscription--starts',
  name: 'New treatment',
  description,
  testedBy: 'packages/app/e2e/newSubscription.spec.ts > starts it once, after a failed attempt' as const,
});

const reset = (name: string, description: string) => ({
  name: `Reset of ${name}`,
  description,
  testedBy: 'packages/api/src/model/treatment/steps.test.ts > resetting: %s clears %j' as const,
});

export const registrationPart: AtlasPart = {
  id: 'registration',
  title: 'Registration',
  section: 4,
  lead: 'How a registration moves, and what a new treatment and a reset change.',
  rows: [
    {
      tag: 'screens-registration-steps--layout',
      description: 'Steps come from the subscription’s ordered step list',
      testedBy: 'packages/api/src/model/registration/steps.test.ts > the steps of a subscription with %s',
    },
    {
      description: 'Status register leads to the stepper',
      testedBy:
        'packages/app/src/features/auth/landing.test.ts > signing in as %s with deep link %s leads to %s',
    },
    {
      description: 'Status active leads to the profile',
      testedBy:
        'packages/app/src/features/auth/landing.test.ts > signing in as %s with deep link %s leads to %s',
    },
    {
      tag: 'step:photo-id',
      description: 'Identity verification steps begin at 0 and reset to 1',
      testedBy: 'packages/api/src/model/identity/photoSteps.test.ts > with %j stored, opens at %j',
      decision: 86,
      app: 'No counter: the sub-step follows from the photos that are stored',
    },
    {
      tag: 'step:payment-address',
      description: 'The payment step starts at the address sub-step',
      testedBy: back('places: %s starts with %j'),
    },
    backRow('Questions: one question back', 'questions: to the previous question'),
    {
      tag: 'screens-questionnaire-questions--follow-ups',
      name: 'Back',
      description: 'Questions: follow-ups added for that option are dropped',
      testedBy:
        'packages/api/src/model/questionnaire/questionTree.test.ts > askedQuestions leaves out all nested follow-ups of an option that is no longer chosen',
      decision: 86,
      app: 'Once another option is chosen; the same one needs the same follow-ups and their answers',
    },
    backRow(
      'Questions: from the first one to the previous main step',
      'questions: from the first question to the previous step',
    ),
    backRow('Payment: from the card to the address', 'payment: from the card to the address'),
    {
      tag: 'step:photo-selfie',
      ...backRow('Identity photo: from step 2 to step 1', 'identity photo: from the selfie to the ID'),
    },
    {
      tag: 'step:payment-card',
      ...backRow(
        'Identity photo: from step 1 to the card and the previous main step',
        'identity photo: from the ID to the card',
      ),
    },
    backRow('Treatment: for hl, to the previous main step', 'treatment: hl to the previous step'),
    backRow('Treatment: for ag, to the previous main step', 'treatment: ag to the previous step'),
    backRow(
      'Treatment: from GenericOptions to the previous main step',
      'treatment: GenericOptions to the previous step',
    ),
    {
      tag: 'screens-registration-steps--back-from-first-step',
      name: 'Back',
      description: 'From the first step to /user/subscriptions, with status active',
    },
    {
      tag: 'screens-registration-steps--back-to-previous-step',
      name: 'Back',
      description: 'To a previous main step by sending step ‘prev’',
    },
    {
      tag: 'screens-registration-steps--back-to-previous-step',
      name: 'Back',
      description: 'The step is set to the returned registrationStep',
      testedBy:
        'packages/app/src/features/registration/data/stepper.test.ts > stepper: returns the new step when the move succeeded but the gateway returned 502',
    },
    {
      tag: 'screens-registration-steps--completed-elsewhere',
      name: 'Back',
      description: 'On ‘Cannot update subscription! Subscription completed.’ it leads to /user/subscriptions',
    },
    {
      tag: 'screens-registration-steps--save-and-exit',
      description: 'The dashboard menu sets status active and remembers ‘register’',
    },
    {
      tag: 'screens-registration-steps--save-and-exit',
      description: 'The steps layout restores ‘register’ on return',
      testedBy:
        'packages/app/src/shared/patient/registrationStatus.test.ts > the status survives a visit to the account',
    },
    create('Clears the pricing keys'),
    create('Creates the subscription'),
    create('Sets the current subscription and its steps'),
    create('Sets status register'),
    create('Goes to /steps'),
    {
      tag: 'screens-treatment-new-subscription--failing',
      name: 'New treatment',
      description: 'A failure shows an alert',
    },
    reset('GenericOptions', 'Clears variation and reception frequency'),
    reset('Usage', 'Clears the reception frequency'),
    reset('Dosage', 'Clears the dose'),
    reset('ShipmentFrequency', 'Clears the delivery frequency'),
  ],
};
