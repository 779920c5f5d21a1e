import type { Visit } from './visit.ts';

/** Calls the identity service as another tab or device would. */
export const callIdentity = ({ sandbox }: Visit, action: string, body: object): Promise<Response> =>
  sandbox.fetch(
    new Request(`http://sandbox.localhost${sandbox.publicPath}/identity`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: JSON.stringify({ ClientId: 'stories', ...body }),
    }),
  );
