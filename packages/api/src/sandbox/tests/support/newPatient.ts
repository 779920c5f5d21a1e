import { type SignedInTokens, signInRequest } from '../../hosts/signIn.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import { type SignedIn, callsWith } from './patient.ts';

const IDENTITY = 'http://sandbox.localhost/identity';
const PASSWORD = 'Quiet-Harbor-7';

/** Creates an account without a patient record and signs in. */
export async function signUp(sandbox: Sandbox, email: string): Promise<SignedIn> {
  await sandbox.fetch(
    new Request(IDENTITY, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body: JSON.stringify({ ClientId: 'sandbox', Username: email, Password: PASSWORD }),
    }),
  );
  const response = await sandbox.fetch(signInRequest(IDENTITY, email, PASSWORD));
  const body: { AuthenticationResult?: SignedInTokens } = await response.json();
  if (body.AuthenticationResult === undefined) throw new Error(`Could not sign up as ${email}`);
  return callsWith(sandbox, body.AuthenticationResult.AccessToken);
}

/** Valid data of the basics step of registration. */
export const basicsOf = (email: string) => ({
  email,
  firstName: 'Ada',
  lastName: 'Quill',
  phone: '(415) 555-0132',
  gender: 'female',
  birthDate: '1990-04-05',
  state: 'OR',
  zipCode: '97205',
  consent: true,
});
