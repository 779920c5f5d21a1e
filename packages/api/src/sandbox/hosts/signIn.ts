import type { Sandbox } from './createSandbox.ts';
import { demoPassword, scenarioNamed } from '../seed/scenarios/scenarios.ts';

/** Tokens of a sign-in, with the identity service's names. */
export interface SignedInTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  /** Lifetime of the access token in seconds. */
  ExpiresIn: number;
}

/** Creates the identity service's request for a sign-in with a password. */
export function signInRequest(url: string, email: string, password: string): Request {
  return new Request(url, {
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

/** Signs in the account of a scenario, for stories and tests that start signed in. */
export async function signInAs(sandbox: Sandbox, scenario: string): Promise<SignedInTokens> {
  const { email } = scenarioNamed(scenario);
  const url = 'http://sandbox.localhost/identity';
  const response = await sandbox.fetch(signInRequest(url, email, demoPassword));
  const body: { AuthenticationResult?: SignedInTokens; message?: string } = await response.json();
  if (body.AuthenticationResult === undefined) throw new Error(`${email} cannot sign in: ${body.message}`);
  return body.AuthenticationResult;
}
