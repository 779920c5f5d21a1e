import { createClient, IdentityError } from '@patient/api';
import { createAddressClient } from '@patient/api/address';
import { createSeededStore, createSandbox, type Sandbox } from '@patient/api/sandbox';
import { watchContract } from '@patient/api/sandbox/contract';
import type { Tools } from '#features/test-users/createTestPatient.ts';

/** Time of the tests: a Wednesday, far from the end of the month and year. */
const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const SERVICE = 'http://sandbox.localhost/service';

/** JPEG header, the only part of a photo that the sandbox reads. */
const JPEG = Uint8Array.from('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', (sign) => sign.charCodeAt(0));

/** Sandbox and clients for tests without a page. */
export interface TestTools extends Tools {
  readonly sandbox: Sandbox;
  /** Responses and requests that violate the API contract. */
  readonly violations: readonly string[];
  readonly now: () => number;
}

interface IdentityResponse {
  readonly AuthenticationResult?: { readonly AccessToken: string };
  readonly UserConfirmed?: boolean;
  readonly __type?: string;
}

/** Sends the identity service's requests directly, because its library needs a page. */
function identityOf({ fetch }: Sandbox): Awaited<ReturnType<Tools['loadIdentity']>> {
  const send = async (target: string, body: object): Promise<IdentityResponse> => {
    const request = new Request(`${SERVICE}/identity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
      },
      body: JSON.stringify({ ClientId: 'sandbox', ...body }),
    });
    return (await fetch(request)).json();
  };
  return {
    async signUp(Username, Password) {
      const { UserConfirmed, __type } = await send('SignUp', { Username, Password });
      if (__type?.includes('UsernameExists')) throw new IdentityError('exists');
      return { isConfirmed: UserConfirmed === true };
    },
    async withPassword(USERNAME, PASSWORD, work) {
      const AuthParameters = { USERNAME, PASSWORD };
      const AuthFlow = 'USER_PASSWORD_AUTH';
      const { AuthenticationResult } = await send('InitiateAuth', { AuthFlow, AuthParameters });
      if (AuthenticationResult === undefined) throw new IdentityError('wrong-credentials');
      return work(AuthenticationResult.AccessToken);
    },
  };
}

/** Creates a sandbox without delays and with a fixed clock, and the tools that create patients in it. */
export async function openTools(): Promise<TestTools> {
  const sandbox = await createSandbox({
    store: createSeededStore({ now: NOW }),
    clock: () => NOW,
    wait: async () => undefined,
    publicPath: '/service',
  });
  const violations: string[] = [];
  const fetch = watchContract(sandbox.fetch, ({ message }) => violations.push(message), {
    publicPath: '/service',
  });
  let chance = 0.25;
  return {
    sandbox,
    violations,
    loadIdentity: async () => identityOf(sandbox),
    visitor: createClient({ baseUrl: SERVICE, fetch }),
    clientWith: (token) => createClient({ baseUrl: SERVICE, fetch, getToken: async () => token }),
    addresses: createAddressClient({ baseUrl: `${SERVICE}/address`, key: 'test', fetch }),
    drawPhoto: async () => new Blob([JPEG], { type: 'image/jpeg' }),
    random: () => {
      chance = (chance + 0.37) % 1;
      return chance;
    },
    now: () => NOW,
  };
}
