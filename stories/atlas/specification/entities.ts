import fields from '../../../openapi/specification/fields.txt?raw';
import type { AtlasPart, AtlasRow, TestName } from '../part.ts';

/** Entities with fields that the app has and doesn't show. */
const decided: Readonly<Record<string, Pick<AtlasRow, 'decision' | 'app'>>> = {
  Doctor: { decision: 86, app: 'Private fields of a doctor are not shown' },
  DoctorUser: { decision: 86, app: 'Email and phone of a doctor are not shown' },
};

const entities: readonly AtlasRow[] = fields
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([entity = '', ...names]) => ({
    name: entity,
    description: `Fields: ${names.join(', ')}`,
    testedBy: 'packages/api/src/contract.test.ts > the description has every field of %s' as const,
    ...decided[entity],
  }));

const DEFAULTS: TestName =
  'stories/atlas/specification.test.ts > the defaults of the description are those of the specification';

export const entitiesPart: AtlasPart = {
  id: 'entities',
  title: 'Entities',
  section: 3,
  lead: 'One row per entity: its fields are in the OpenAPI description. Defaults and formats are rows of their own.',
  rows: [
    ...entities,
    {
      name: 'User',
      description: 'The first role must be patient',
      testedBy: 'packages/app/src/shared/patient/user.test.ts > user: %j may not use the app',
    },
    {
      name: 'User',
      description: 'chatNoticeAlert is true by default',
      testedBy:
        'packages/app/src/features/account/views/preferences.test.ts > the default settings of the specification',
    },
    {
      name: 'NotificationPreference',
      description: 'email is true by default',
      testedBy:
        'packages/app/src/features/account/views/preferences.test.ts > the default settings of the specification',
    },
    {
      name: 'PatientBasic',
      description: 'birthDate is stored YYYY-MM-DD',
      testedBy:
        'packages/ui/src/components/BirthDateField/birthDate.test.ts > birthDate: %s, %s and %s become %s',
    },
    {
      tag: 'form:birth-date',
      name: 'PatientBasic',
      description: 'birthDate is shown MM-DD-YYYY',
      testedBy: 'packages/app/src/shared/format/dates.test.ts > birth date %s is shown %s',
    },
    { name: 'Question', description: 'productType is ed by default', testedBy: DEFAULTS },
    { name: 'Notification', description: 'type is system by default', testedBy: DEFAULTS },
    {
      name: 'Coupon',
      description: 'discountType is $ by default',
      testedBy: 'packages/app/src/shared/pricing/views/coupon.test.ts > coupon: %j is shown as "%s"',
    },
    {
      tag: 'chat:support',
      name: 'Chat',
      description: 'The name of a variation is ‘Support’ by default',
      testedBy: 'packages/app/src/features/messages/views/chatRows.test.ts > without anything',
    },
    {
      tag: 'chat:support',
      name: 'ChatPeer',
      description: 'The first name is ‘Support’ by default',
      testedBy: 'packages/app/src/features/messages/views/threadView.test.ts > threadView: %j is %s',
      decision: 86,
      app: 'A doctor with a last name only is “Dr. Lee”',
    },
    {
      tag: 'screens-messages-messages--thread',
      name: 'ChatPeer',
      description: 'Doctor and support users appear only as peers',
    },
    {
      tag: 'form:address',
      name: 'Address form',
      description: 'address, secondAddress, city, state, zipCode',
    },
    { tag: 'step:basics', name: 'Basic step form', description: 'gender, birthDate, zipCode, phone' },
    {
      description: 'A map of US states to their abbreviations exists',
      testedBy:
        'packages/api/src/model/zipCodes.test.ts > there are fifty states and the District of Columbia',
    },
    {
      description: 'A list of area codes exists',
      testedBy: 'packages/api/src/model/areaCodes.test.ts > areaCodes: %s has an area code: %s',
    },
  ],
};

const SESSION = 'packages/api/src/client/session/session.test.ts';
const SIGN_IN: TestName = `${SESSION} > signing in stores the token, its expiry and the time of the activity`;

const key = (name: string, description: string, testedBy: TestName) => ({ name, description, testedBy });

const forOthers = (names: readonly string[], description: string, testedBy: TestName): readonly AtlasRow[] =>
  names.map((name) => ({
    name,
    description,
    testedBy,
    decision: 86,
    app: 'Written during a registration for other front ends, and not read',
  }));

export const storagePart: AtlasPart = {
  id: 'storage',
  title: 'Local storage',
  section: 3,
  lead: 'Keys that the app writes under the specification’s names.',
  rows: [
    key('token', 'Token of the session', SIGN_IN),
    key('expDate', 'End of the token', SIGN_IN),
    key('expirationDate', 'Stamp of the last activity', SIGN_IN),
    key('loggedIn', 'Whether a patient is signed in', SIGN_IN),
    key('status', 'register or active', SIGN_IN),
    key(
      'originalRegistrationStatus',
      'Status before the dashboard was opened',
      'packages/app/src/shared/patient/registrationStatus.test.ts > the status survives a visit to the account',
    ),
    key('pendingCouponCode', 'Code of a link', `${SESSION} > a pending coupon is returned once`),
    {
      ...key(
        'subType',
        'Comma list of product types',
        'packages/api/src/client/session/storage.test.ts > storage: writes values as text, with the keys of the specification',
      ),
      decision: 86,
      app: 'On the device during a registration, in memory afterwards',
    },
    {
      ...key(
        'gender',
        'Gender of the patient',
        'packages/app/src/shared/patient/me.test.ts > privacy 15: with the status %s, the stored gender is %s',
      ),
      decision: 86,
      app: 'On the device during a registration only',
    },
    ...forOthers(
      ['userHeight', 'userWeight', 'userBMI'],
      'Measure of the patient',
      'packages/app/src/features/questionnaire/data/body.test.ts > privacy 15: answers of %s store on the device only keys that are removed at its end',
    ),
    ...forOthers(
      [
        'calculatedPrice',
        'offerPrice',
        'originalPrice',
        'discountAmount',
        'couponDiscount',
        'appliedCouponCode',
      ],
      'Price of the registration',
      'packages/api/src/model/treatment/priceKeys.test.ts > the pricing keys with %s',
    ),
    {
      tag: 'screens-subscriptions-winback--offer',
      name: 'winbackUser',

      description: 'Whether there is an offer to reactivate',
      testedBy:
        'packages/app/src/shared/patient/me.test.ts > an offer to reactivate is stored, and sent with the next request',
    },
    key('deepLink', 'Path to open after signing in', `${SESSION} > deep link`),
  ],
};
