import type { Session } from '@patient/app/shared/session/index.ts';
import { createClient, unwrapOne } from '@patient/api';
import { demoPassword, scenarioNamed, type Sandbox } from '@patient/api/sandbox';

/** What signing in needs. */
export interface SignInSetting {
  readonly sandbox: Sandbox;
  /** Address of the service. */
  readonly service: string;
  readonly session: Session;
}

/** By password in one request: the app's own way (SRP) is as true and costs every story a second of arithmetic. */
const signInRequest = (service: string, email: string) =>
  new Request(`${service}/identity`, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'stories',
      AuthParameters: { USERNAME: email, PASSWORD: demoPassword },
    }),
  });

interface Authentication {
  AuthenticationResult: { AccessToken: string; ExpiresIn: number };
}

/** Signs a scenario's patient in at the sandbox's identity service and keeps the session as the app does. */
export async function signedInAs(name: string, { sandbox, service, session }: SignInSetting): Promise<void> {
  const answer = await sandbox.fetch(signInRequest(service, scenarioNamed(name).email));
  if (!answer.ok) throw new Error(`${name} cannot sign in: ${await answer.text()}`);
  const { AuthenticationResult }: Authentication = await answer.json();
  const token = AuthenticationResult.AccessToken;
  const client = createClient({ baseUrl: service, fetch: sandbox.fetch, getToken: async () => token });
  const me = await unwrapOne(client.GET('/me'));
  const expDate = sandbox.clock() + AuthenticationResult.ExpiresIn * 1000;
  session.signIn({ token, expDate, status: me.patient?.status ?? 'active' });
  session.setProductTypes((me.subscriptions ?? []).map(({ productType }) => productType));
}
