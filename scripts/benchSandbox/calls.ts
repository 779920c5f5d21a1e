import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { ask, type Asked } from './line.ts';
import { COPIED, copyName } from './patients.ts';

/** A patient who is signed in. */
export interface Patient {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

const signIn = (email: string): Asked => ({
  method: 'POST',
  path: '/identity',
  headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
  body: JSON.stringify({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'bench',
    AuthParameters: { USERNAME: email, PASSWORD: demoPassword },
  }),
});

/** Signs in patients spread evenly over all there are. */
export async function signedIn(url: string, patients: number, count: number): Promise<readonly Patient[]> {
  const found: Patient[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = copyName(1 + Math.floor((index * patients) / count));
    const email = scenarioNamed(COPIED).email.replace(COPIED, name);
    const answer: { AuthenticationResult: { AccessToken: string } } = JSON.parse(
      await ask(url, signIn(email)),
    );
    found.push({ name, email, token: answer.AuthenticationResult.AccessToken });
  }
  return found;
}

const get = (path: (patient: Patient) => string) => (patient: Patient) => ({
  method: 'GET',
  path: path(patient),
  headers: { authorization: `Bearer ${patient.token}` },
});

/** Ten common calls, by the patient who makes them. */
export const calls: readonly (readonly [name: string, asked: (patient: Patient, number: number) => Asked])[] =
  [
    ['sign in', ({ email }) => signIn(email)],
    ['account', get(() => '/me')],
    ['subscriptions', get(({ name }) => `/api/subscriptions?patientId=patient-${name}`)],
    ['one subscription', get(({ name }) => `/api/subscription/${name}-1`)],
    ['charges', get(({ name }) => `/api/subscription/charges/${name}-1?includeNext=true`)],
    ['notices', get(() => '/api/notices?limit=10&page=1')],
    ['orders', get(() => '/api/orders?limit=10&page=1&sort=-createdAt')],
    ['unread messages', get(() => '/api/chat/unread-messages')],
    ['products', get(() => '/api/products?productType=wl')],
    [
      'skip a delivery',
      ({ name, token }, number) => ({
        method: 'PUT',
        path: `/api/subscription/skip/${name}-1`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ skipPeriods: number % 4 }),
      }),
    ],
  ];
