import type { ProductType } from '../../core/schema.ts';
import type { Scenario } from './scenario.ts';
import { one, patient } from './patient.ts';
import type { VisitSeed } from './visitSeed.ts';

const halfway = (
  name: string,
  [firstName, lastName]: readonly [firstName: string, lastName: string],
  description: string,
  visit: VisitSeed,
  type: ProductType = 'wl',
): Scenario => ({
  ...patient(name, firstName, lastName, description, one('registering', type), 'register'),
  visit,
});

/** Options that lead to two levels of follow-ups: a prescription medicine, and which one. */
const deep = { 'wl-tried': ['wl-tried-4'], 'wl-tried-which': ['wl-tried-which-1'] };

/** Common options of questions whose last option is rare. */
const usual = {
  'ed-trouble': ['ed-trouble-2'],
  'ed-onset': ['ed-onset-1'],
  'hl-where': ['hl-where-3'],
  'hl-speed': ['hl-speed-1'],
  'wl-again-effect': ['wl-again-effect-2'],
  'wl-again-taken': ['wl-again-taken-1'],
};

/** Accounts in each registration step, just submitted, and with a follow-up. */
export const registrationScenarios: readonly Scenario[] = [
  halfway('register-global', ['Alma', 'Reyes'], 'Registration: the fifth of the questions common to all.', {
    step: 'globalQuestions',
    answered: 3,
  }),
  halfway('register-questions', ['Bram', 'Visser'], 'Registration: in the middle of the questionnaire.', {
    step: 'questions',
    answered: 8,
  }),
  halfway('register-followup', ['Cleo', 'Barnes'], 'Registration: at a follow-up two levels deep.', {
    step: 'questions',
    answered: 7,
    chosen: deep,
  }),
  halfway('register-treatment', ['Dina', 'Abbas'], 'Registration: the product is chosen, the dose is not.', {
    step: 'treatment',
  }),
  halfway('register-payment', ['Eli', 'Marsh'], 'Registration: the treatment is chosen, nothing is paid.', {
    step: 'payment',
  }),
  halfway('register-photo', ['Fay', 'Lund'], 'Registration: the payment is authorized, photos are missing.', {
    step: 'photo',
  }),
  halfway('register-summary', ['Gus', 'Weber'], 'Registration: complete, not submitted yet.', {
    step: 'summary',
  }),
  halfway(
    'register-ed',
    ['Hank', 'Doyle'],
    'Registration for erectile dysfunction, at the questions.',
    { step: 'questions', answered: 6, chosen: usual },
    'ed',
  ),
  halfway(
    'register-hl',
    ['Ines', 'Costa'],
    'Registration for hair loss, at the questions.',
    { step: 'questions', answered: 6, chosen: usual },
    'hl',
  ),
  halfway(
    'register-ag',
    ['Joan', 'Mercer'],
    'Registration for anti-aging, at the questions.',
    { step: 'questions', answered: 6, chosen: usual },
    'ag',
  ),
  {
    ...patient(
      'submitted',
      'Kurt',
      'Boyd',
      'Just submitted; a doctor decides in 24 hours.',
      one('registering', 'wl'),
    ),
    visit: { step: 'done', isSubmitted: true },
  },
  {
    ...patient(
      'followup',
      'Lola',
      'Grant',
      'A follow-up by the doctor, with two answered questions.',
      one('actionRequired', 'wl'),
    ),
    visit: { step: 'followUp', answered: 2, chosen: usual },
  },
];

/** Account without a patient record. */
export const visitor: Scenario = patient(
  'visitor',
  'Zoe',
  'Hart',
  'A new account without a patient record.',
  [],
  'none',
);
