import type { User } from '../core/schema.ts';
import type { Scenario } from './scenarios/scenario.ts';

type Patient = NonNullable<User['patient']>;
type Address = NonNullable<Patient['shipping']>;

const addresses: readonly Address[] = [
  { address: '418 Maple Street', secondAddress: 'Apt 3B', city: 'Portland', state: 'OR', zipCode: '97205' },
  { address: '2210 Cedar Avenue', secondAddress: '', city: 'Austin', state: 'TX', zipCode: '78704' },
  { address: '75 Harbor Road', secondAddress: '', city: 'Portsmouth', state: 'NH', zipCode: '03801' },
  { address: '1604 Juniper Lane', secondAddress: 'Unit 12', city: 'Boise', state: 'ID', zipCode: '83702' },
  { address: '330 Lakeview Drive', secondAddress: '', city: 'Madison', state: 'WI', zipCode: '53703' },
];

/** First birth year of seeded patients, and the number of years; all of them are adults. */
const FIRST_BIRTH_YEAR = 1964;
const BIRTH_YEARS = 40;

const card = { cardNumber: '**** **** **** 4242', expirationDate: '12/29', cardType: 'visa' };

function seedPatient({ name, subscriptions }: Scenario, status: Patient['status'], index: number): Patient {
  const shipping = addresses[index % addresses.length] ?? {};
  return {
    _id: `patient-${name}`,
    status,
    basic: {
      gender: index % 2 === 0 ? 'female' : 'male',
      birthDate: `${FIRST_BIRTH_YEAR + (index % BIRTH_YEARS)}-0${1 + (index % 9)}-1${index % 10}`,
    },
    height: '5 feet 9 inches',
    weight: 176,
    bmi: 26,
    shipping,
    verify: {
      completed: status === 'active' && subscriptions.every(({ state }) => state !== 'notVerified'),
    },
    creditCard: card,
    payment: { sameAsShipping: true, billing: shipping },
  };
}

/** Account of a scenario; `index` determines its address and birth date. `publicPath` is the base path of its picture. */
export function seedUser(scenario: Scenario, index: number, publicPath: string): User {
  const { name, email, firstName, lastName, role, registration, picture } = scenario;
  return {
    _id: `user-${name}`,
    roles: [role],
    email,
    firstName,
    lastName,
    phone: `+1503555${String(100 + index).padStart(4, '0')}`,
    chatNoticeAlert: true,
    notificationPreference: { sms: false, email: true, receiveNewsByEmail: false, receiveNewsBySMS: false },
    belugaMode: false,
    ...(picture !== undefined && { avatar: `${publicPath}/pictures/${picture}.svg` }),
    ...(role === 'patient' &&
      registration !== 'none' && { patient: seedPatient(scenario, registration, index) }),
  };
}
