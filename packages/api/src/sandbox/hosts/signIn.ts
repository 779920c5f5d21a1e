import type { Sandbox } from './createSandbox.ts';
import { demoPassword, scenarioNamed } from '../seed/scenarios/scenarios.ts';

/** The tokens of a sign-in, as the identity service names them. */
export interface SignedInTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  /** Seconds. */
  ExpiresIn: number;
}

/** The identity service's own request for a sign-in by password. */
export function signInRequest(address: string, email: string, password: string): Request {
  return new Request(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'sandbox',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
}

/** Signs a scenario's account in without a screen, for stories and tests that begin behind the sign-in. */
export async function signInAs(sandbox: Sandbox, scenario: string): Promise<SignedInTokens> {
  const { email } = scenarioNamed(scenario);
  const address = 'http://sandbox.localhost/identity';
  const response = await sandbox.fetch(signInRequest(address, email, demoPassword));
  const body: { AuthenticationResult?: SignedInTokens; message?: string } = await response.json();
  if (body.AuthenticationResult === undefined) throw new Error(`${email} cannot sign in: ${body.message}`);
  return body.AuthenticationResult;
}
