import type { Challenges } from '../challenges.ts';
import { invalidAccessToken, invalidParameter } from '../problems.ts';
import type { Passwords } from '../passwords.ts';
import type { Holder, Tokens } from '../tokens.ts';
import type { CodeDelivery, IdentityUsers } from '../types.ts';

/** What an action works with. */
export interface ActionContext {
  users: IdentityUsers;
  /** Milliseconds since the epoch. */
  clock: () => number;
  tokens: Tokens;
  passwords: Passwords;
  challenges: Challenges;
  /** Delivers a code, by email in the real service. */
  deliver: (delivery: CodeDelivery) => void;
  /** Whether a new account has to be confirmed by a code before it can sign in. */
  confirmByCode: boolean;
}

/** The body of a request, read field by field. */
export type Input = Record<string, unknown>;

/** One action of the protocol: a request's body in, an answer's body out, or an `IdentityProblem` thrown. */
export type Action = (context: ActionContext, input: Input) => Promise<object>;

/** Whether a value can be read field by field. */
export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that has to be a string with something in it. */
export function requiredText(input: Input, field: string): string {
  const value = input[field];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidParameter(`Missing required parameter ${field}`);
}

/** A field that has to be an object, such as `AuthParameters`. */
export function requiredObject(input: Input, field: string): Input {
  const value = input[field];
  if (isInput(value)) return value;
  throw invalidParameter(`Missing required parameter ${field}`);
}

/** Whose access token the request carries in its body. */
export async function requiredHolder(context: ActionContext, input: Input): Promise<Holder> {
  const holder = await context.tokens.holder(requiredText(input, 'AccessToken'));
  if (!holder) throw invalidAccessToken();
  return holder;
}
