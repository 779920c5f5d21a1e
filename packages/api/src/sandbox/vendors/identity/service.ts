import { actions } from './actions/index.ts';
import { isInput } from './actions/action.ts';
import type { ActionContext, Input } from './actions/action.ts';
import { createChallenges } from './challenges.ts';
import { IdentityProblem } from './problems.ts';
import { type Passwords, createPasswords } from './passwords.ts';
import { createTokens } from './tokens.ts';
import type { CodeDelivery, IdentityUsers } from './types.ts';

const targetPrefix = 'AWSCognitoIdentityProviderService.';

/** Dependencies of the identity service. */
export interface IdentityServiceOptions {
  users: IdentityUsers;
  /** The time in milliseconds since the epoch. */
  clock: () => number;
  /** Signs the tokens; left out, the store's own secret is used, and made at the first start. */
  secret?: string;
  /** How long access and id tokens are good, in seconds. @default 3600 */
  tokenLifetimeSeconds?: number;
  /** Whether new accounts need the mailed code before they can sign in. @default false */
  confirmByCode?: boolean;
  /** Receives every code that the real service would email. */
  deliver?: (delivery: CodeDelivery) => void;
}

/** Whose token it is. */
export interface TokenOwner {
  sub: string;
  email: string;
}

/** The cloud identity service's JSON protocol, as far as the product uses it. */
export interface IdentityService {
  /** Answers one request; the caller adds CORS headers. */
  handle(request: Request): Promise<Response>;
  /** Whose access token this is; undefined when it is forged, too old, or its session has ended. */
  verifyToken(token: string): Promise<TokenOwner | undefined>;
  /** Whether the device that holds this access token signed out itself; false for any other reason to refuse it. */
  isSignedOut(token: string): Promise<boolean>;
  passwords: Passwords;
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store', ...headers },
  });
}

function toResponse({ type, message }: IdentityProblem): Response {
  return answer(400, { __type: type, message }, { 'x-amzn-errortype': type });
}

/** The action a request names in its `X-Amz-Target` header, such as 'InitiateAuth'; undefined for any other request. */
export function identityActionOf(request: Request): string | undefined {
  const target = request.headers.get('x-amz-target');
  return target?.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : undefined;
}

async function inputOf(request: Request): Promise<Input> {
  const body: unknown = await request.json().catch(() => undefined);
  if (isInput(body)) return body;
  throw new IdentityProblem('SerializationException', 'The request body is not a JSON object.');
}

/** Makes the identity service over a store of users; runs in a browser and in Node alike. */
export function createIdentityService(options: IdentityServiceOptions): IdentityService {
  const { users, clock, secret, tokenLifetimeSeconds = 3600 } = options;
  const tokens = createTokens({ users, clock, secret, lifetimeSeconds: tokenLifetimeSeconds });
  const passwords = createPasswords({ users, tokens, clock });
  const context: ActionContext = {
    users,
    clock,
    tokens,
    passwords,
    challenges: createChallenges(clock),
    deliver: options.deliver ?? (() => undefined),
    confirmByCode: options.confirmByCode ?? false,
  };

  return {
    async handle(request) {
      const action = actions.get(identityActionOf(request) ?? '');
      try {
        if (!action) throw new IdentityProblem('UnknownOperationException', 'Unknown operation.');
        return answer(200, await action(context, await inputOf(request)));
      } catch (error) {
        if (error instanceof IdentityProblem) return toResponse(error);
        throw error;
      }
    },

    async verifyToken(token) {
      const holder = await tokens.holder(token);
      return holder && { sub: holder.user.sub, email: holder.user.email };
    },

    isSignedOut: (token) => tokens.isSignedOut(token),
    passwords,
  };
}
