import { createClient, IdentityError, type StoredToken } from '@patient/api';
import { createAddressClient } from '@patient/api/address';
import { createSeededStore, createSandbox, type Sandbox } from '@patient/api/sandbox';
import { watchContract } from '@patient/api/sandbox/contract';
import type { Tools } from '#features/test-users/perform.ts';

/** The clock of the tests: a Wednesday, far from the ends of month and year. */
const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const SERVICE = 'http://sandbox.localhost/service';

/** A browser's photo begins like this, and no more of it is looked at. */
const JPEG = Uint8Array.from('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', (sign) => sign.charCodeAt(0));

/** Tools for tests: a sandbox without a page. */
export interface TestTools extends Tools {
  readonly sandbox: Sandbox;
  /** The operations asked for, in order: 'POST /api/patient'. */
  readonly asked: string[];
  /** What was not as the description says. */
  readonly violations: readonly string[];
  /** Drops the next response to a request that starts with this text, after the request took effect. */
  readonly loseResponse: (request: string) => void;
}

interface IdentityAnswer {
  readonly AuthenticationResult?: { readonly AccessToken: string; readonly ExpiresIn: number };
  readonly UserConfirmed?: boolean;
  readonly __type?: string;
}

/** The identity service's own requests; the real library wants a page around it. */
function identityOf({ fetch }: Sandbox): Tools['identity'] {
  const ask = async (target: string, body: object): Promise<IdentityAnswer> => {
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
      const { UserConfirmed, __type } = await ask('SignUp', { Username, Password });
      if (__type?.includes('UsernameExists')) throw new IdentityError('exists');
      return { isConfirmed: UserConfirmed === true };
    },
    async signIn(USERNAME, PASSWORD): Promise<StoredToken> {
      const AuthParameters = { USERNAME, PASSWORD };
      const { AuthenticationResult } = await ask('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters,
      });
      if (AuthenticationResult === undefined) throw new IdentityError('wrong-credentials');
      return {
        token: AuthenticationResult.AccessToken,
        expiresAt: NOW + AuthenticationResult.ExpiresIn * 1000,
      };
    },
  };
}

/** Opens a sandbox that neither waits nor ages, and the tools that make patients in it. */
export async function openTools(): Promise<TestTools> {
  const sandbox = await createSandbox({
    store: createSeededStore({ now: NOW }),
    clock: () => NOW,
    wait: async () => undefined,
    publicPath: '/service',
  });
  const asked: string[] = [];
  const violations: string[] = [];
  const watched = watchContract(sandbox.fetch, ({ message }) => violations.push(message), {
    publicPath: '/service',
  });
  let chance = 0.25;
  let lost: string | undefined;
  const fetch = async (request: Request) => {
    const operation = `${request.method} ${new URL(request.url).pathname.slice('/service'.length)}`;
    asked.push(operation);
    const response = await watched(request);
    if (lost === undefined || !operation.startsWith(lost)) return response;
    lost = undefined;
    throw new TypeError('The response is lost');
  };
  return {
    sandbox,
    asked,
    violations,
    loseResponse: (request) => {
      lost = request;
    },
    identity: identityOf(sandbox),
    clientWith: (getToken) => createClient({ baseUrl: SERVICE, fetch, getToken }),
    addresses: createAddressClient({ baseUrl: `${SERVICE}/address`, key: 'test', fetch }),
    drawPhoto: async () => new Blob([JPEG], { type: 'image/jpeg' }),
    random: () => {
      chance = (chance + 0.37) % 1;
      return chance;
    },
    now: () => NOW,
  };
}
