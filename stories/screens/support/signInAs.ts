import type { Session } from '@patient/api/session';
import { createClient, unwrapOne } from '@patient/api';
import { demoPassword, scenarioNamed, type Sandbox } from '@patient/api/sandbox';

/** Dependencies of {@link signInAs}. */
export interface SignInDeps {
  readonly sandbox: Sandbox;
  /** Base URL of the service. */
  readonly service: string;
  readonly session: Session;
}

/** Sends the password in one request; the app's method (SRP) takes a second of CPU time. */
const signInRequest = (service: string, email: string, password: string = demoPassword) =>
  new Request(`${service}/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'stories',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });

/** Whether the patient of a scenario has this password. */
export async function hasPassword(
  name: string,
  password: string,
  { sandbox }: { readonly sandbox: Sandbox },
): Promise<boolean> {
  const service = `${globalThis.location.origin}${sandbox.publicPath}`;
  const response = await sandbox.fetch(signInRequest(service, scenarioNamed(name).email, password));
  return response.ok;
}

interface Authentication {
  AuthenticationResult: { AccessToken: string; ExpiresIn: number };
}

/** Signs in the patient of a scenario and stores the session as the app does. */
export async function signInAs(name: string, { sandbox, service, session }: SignInDeps): Promise<void> {
  const response = await sandbox.fetch(signInRequest(service, scenarioNamed(name).email));
  if (!response.ok) throw new Error(`${name} cannot sign in: ${await response.text()}`);
  const { AuthenticationResult }: Authentication = await response.json();
  const token = AuthenticationResult.AccessToken;
  const client = createClient({ baseUrl: service, fetch: sandbox.fetch, getToken: async () => token });
  const me = await unwrapOne(client.GET('/me'));
  const expDate = sandbox.clock() + AuthenticationResult.ExpiresIn * 1000;
  session.signIn({ token, expDate, status: me.patient?.status ?? 'active' });
  session.setProductTypes((me.subscriptions ?? []).map(({ productType }) => productType));
}
