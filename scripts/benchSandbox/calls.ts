import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { send, type HttpRequest } from './load.ts';
import { COPIED, copyName } from './patients.ts';

export interface SignedInPatient {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

const signIn = (email: string): HttpRequest => ({
  method: 'POST',
  path: '/identity',
  headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
  body: JSON.stringify({
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'bench',
    AuthParameters: { USERNAME: email, PASSWORD: demoPassword },
  }),
});

/** Signs in some patients, evenly distributed. */
export async function signInPatients(
  url: string,
  patientCount: number,
  count: number,
): Promise<readonly SignedInPatient[]> {
  const signedIn: SignedInPatient[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = copyName(1 + Math.floor((index * patientCount) / count));
    const email = scenarioNamed(COPIED).email.replace(COPIED, name);
    const response: { AuthenticationResult: { AccessToken: string } } = JSON.parse(
      await send(url, signIn(email)),
    );
    signedIn.push({ name, email, token: response.AuthenticationResult.AccessToken });
  }
  return signedIn;
}

const get = (path: (patient: SignedInPatient) => string) => (patient: SignedInPatient) => ({
  method: 'GET',
  path: path(patient),
  headers: { authorization: `Bearer ${patient.token}` },
});

/** Ten common calls. */
export const calls: readonly (readonly [
  name: string,
  createRequest: (patient: SignedInPatient, round: number) => HttpRequest,
])[] = [
  ['sign in', ({ email }) => signIn(email)],
  ['account', get(() => '/me')],
  ['subscriptions', get(({ name }) => `/api/subscriptions?patientId=patient-${name}`)],
  ['one subscription', get(({ name }) => `/api/subscription/${name}-1`)],
  ['charges', get(({ name }) => `/api/subscription/charges/${name}-1?includeNext=true`)],
  ['notifications', get(() => '/api/notices?limit=10&page=1')],
  ['orders', get(() => '/api/orders?limit=10&page=1&sort=-createdAt')],
  ['unread messages', get(() => '/api/chat/unread-messages')],
  ['products', get(() => '/api/products?productType=wl')],
  [
    'skip a delivery',
    ({ name, token }, round) => ({
      method: 'PUT',
      path: `/api/subscription/skip/${name}-1`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ skipPeriods: round % 4 }),
    }),
  ],
];
