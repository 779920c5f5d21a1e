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
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Secret that signs tokens. @default the secret in the store, created at the first start */
  secret?: string;
  /** Lifetime of access and id tokens in seconds. @default 3600 */
  tokenLifetimeSeconds?: number;
  /** Whether new accounts must be confirmed with an emailed code before they can sign in. @default false */
  confirmByCode?: boolean;
  /** Called with every code that the real service would email. */
  deliver?: (delivery: CodeDelivery) => void;
}

/** Owner of a token. */
export interface TokenOwner {
  sub: string;
  email: string;
}

/** JSON protocol of the cloud identity service, as far as the product uses it. */
export interface IdentityService {
  /** Handles a request; the caller adds CORS headers. */
  handle(request: Request): Promise<Response>;
  /** Returns the owner of an access token; undefined if it is forged, expired, or its session has ended. */
  verifyToken(token: string): Promise<TokenOwner | undefined>;
  /** Whether an access token was invalidated by signing out on its device; false for any other reason. */
  isSignedOut(token: string): Promise<boolean>;
  passwords: Passwords;
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store', ...headers },
  });
}

function toResponse({ type, message }: IdentityProblem): Response {
  return respond(400, { __type: type, message }, { 'x-amzn-errortype': type });
}

/** Action in the `X-Amz-Target` header of a request, such as 'InitiateAuth'; undefined for any other request. */
export function identityActionOf(request: Request): string | undefined {
  const target = request.headers.get('x-amz-target');
  return target?.startsWith(targetPrefix) ? target.slice(targetPrefix.length) : undefined;
}

async function inputOf(request: Request): Promise<Input> {
  const body: unknown = await request.json().catch(() => undefined);
  if (isInput(body)) return body;
  throw new IdentityProblem('SerializationException', 'The request body is not a JSON object.');
}

/** Creates the identity service on a store of users. Runs in browsers and in Node. */
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
        return respond(200, await action(context, await inputOf(request)));
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
