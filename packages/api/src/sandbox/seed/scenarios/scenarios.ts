import type { ProductType } from '../../core/schema.ts';
import { moneyScenarios } from './moneyScenarios.ts';
import { peopleScenarios } from './peopleScenarios.ts';
import { registrationScenarios, visitor } from './registrationScenarios.ts';
import type { Scenario, SubscriptionSeed } from './scenario.ts';
import { one, patient } from './patient.ts';
import { demoConversations } from '../chats/conversations.ts';

/** Password of all seeded accounts. Not a secret, as the sandbox contains no real patient data. */
export const demoPassword = 'Calm-River-42';

const allTypes: readonly ProductType[] = ['wl', 'ag', 'hl', 'ed'];

const many = (count: number): SubscriptionSeed[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index + 1),
    state: index % 3 === 2 ? 'paused' : 'active',
    type: allTypes[index % allTypes.length] ?? 'wl',
  }));

const demo: Scenario = {
  ...patient('demo', 'Maya', 'Brooks', 'The demonstration patient: one subscription in each main state.', [
    { key: 'active', state: 'active', type: 'wl' },
    { key: 'paused', state: 'paused', type: 'ag' },
    { key: 'review', state: 'pending', type: 'hl' },
    { key: 'action', state: 'actionRequired', type: 'ed' },
    { key: 'declined', state: 'declined', type: 'ag' },
    { key: 'canceled', state: 'canceled', type: 'wl' },
  ]),
  email: 'demo@patients.example',
  conversations: demoConversations,
};

const doctor: Scenario = {
  ...patient('doctor', 'Lena', 'Ortiz', "A doctor's account, which the app refuses with 'Wrong User!'.", []),
  email: 'lena.doctor@staff.example',
  role: 'doctor',
};

const longNames: Scenario = {
  ...patient('long', 'Umar', '', 'Very long and right-to-left names, and a plan with a long name.', [
    { key: '1', state: 'longPlan', type: 'wl' },
    { key: '2', state: 'active', type: 'ag' },
  ]),
  firstName: 'عبد الرحمن نور الدين',
  lastName: 'Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff',
};

/** Seeded accounts. All sign in with `demoPassword`. */
export const scenarios: readonly Scenario[] = [
  demo,
  patient('active', 'Ben', 'Carter', 'One active subscription, billed monthly.', one('active', 'ed')),
  patient(
    'quarterly',
    'Olga',
    'Novak',
    'One active subscription, billed quarterly.',
    one('active', 'hl', 'quarterly'),
  ),
  patient('paused', 'Ava', 'Mitchell', 'One paused subscription.', one('paused', 'wl')),
  patient(
    'approved-paused',
    'Liam',
    'Foster',
    'Approved and paused: shown as Active, can be resumed.',
    one('approvedPaused', 'ag'),
  ),
  patient('skipped', 'Noah', 'Reed', 'Active, with the next delivery skipped.', one('skipped', 'wl')),
  patient('pending', 'Carla', 'Diaz', 'In review: pending.', one('pending', 'wl')),
  patient('prescreened', 'Dan', 'Hughes', 'In review: pre-screened.', one('preScreened', 'ed')),
  patient('hold', 'Ella', 'Price', 'In review: on hold.', one('hold', 'ag')),
  patient('action', 'Finn', 'Walsh', 'Action required by the patient.', one('actionRequired', 'wl')),
  patient('declined', 'Gia', 'Romano', 'Declined by the doctor.', one('declined', 'wl')),
  patient(
    'unverified',
    'Hugo',
    'Klein',
    'Declined because the identity could not be verified.',
    one('notVerified', 'hl'),
  ),
  patient('canceled', 'Iris', 'Young', 'Canceled, can be reactivated.', one('canceled', 'ag')),
  patient('renewal', 'Jack', 'Turner', 'In renewal.', one('renewal', 'wl')),
  patient(
    'renewal-due',
    'Pete',
    'Morgan',
    'Active, the prescription is due for renewal.',
    one('renewalDue', 'hl'),
  ),
  patient('completed', 'Kira', 'Olsen', 'Completed.', one('completed', 'ag')),
  patient('nostatus', 'Mona', 'Singh', "No status yet: shown as 'Pending...'.", one('noStatus', 'wl')),
  patient('unknown', 'Xena', 'Park', 'An unknown status, shown in plain words.', one('unknownStatus', 'wl')),
  patient('dose-asked', 'Quinn', 'Bell', 'Active, a change of dose is pending.', one('doseAsked', 'wl')),
  patient(
    'dose-declined',
    'Yara',
    'Haddad',
    'Active, a change of dose was declined.',
    one('doseDeclined', 'wl'),
  ),
  patient(
    'dose-approved',
    'Zane',
    'Whitt',
    'Active, a change of dose was approved and starts with the next delivery.',
    one('doseApproved', 'wl'),
  ),
  patient('charges', 'Rosa', 'Lopez', 'A charge in every status.', one('everyCharge', 'wl')),
  patient('empty', 'Sam', 'Cooper', 'No subscription, no notification.', []),
  patient('many', 'Tess', 'Ward', '200 subscriptions.', many(200)),
  patient(
    'register',
    'Vera',
    'Stone',
    'In the middle of registration.',
    one('registering', 'wl'),
    'register',
  ),
  longNames,
  doctor,
  ...peopleScenarios,
  ...moneyScenarios,
  ...registrationScenarios,
  visitor,
  patient('weights', 'Paula', 'Reyes', 'Weight loss with a weight at registration and in two follow-ups.', [
    { key: '1', state: 'active', type: 'wl', weights: [198, 190, 183] },
  ]),
];

/** Returns a scenario by name; throws for an unknown one. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (found === undefined) throw new Error(`There is no scenario '${name}'`);
  return found;
}
