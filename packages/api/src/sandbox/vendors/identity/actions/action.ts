import type { Challenges } from '../challenges.ts';
import { invalidAccessToken, invalidParameter } from '../problems.ts';
import type { Passwords } from '../passwords.ts';
import type { Holder, Tokens } from '../tokens.ts';
import type { CodeDelivery, IdentityUsers } from '../types.ts';

/** Dependencies of an action. */
export interface ActionContext {
  users: IdentityUsers;
  /** Milliseconds since 1970. */
  clock: () => number;
  tokens: Tokens;
  passwords: Passwords;
  challenges: Challenges;
  /** Delivers a code, by email in the real service. */
  deliver: (delivery: CodeDelivery) => void;
  /** Whether a new account must be confirmed with a code before it can sign in. */
  confirmByCode: boolean;
}

/** Body of a request. */
export type Input = Record<string, unknown>;

/** Action of the protocol: returns the body of the response, or throws an `IdentityProblem`. */
export type Action = (context: ActionContext, input: Input) => Promise<object>;

/** Whether a value is an object with named fields. */
export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a required non-empty string. */
export function requiredText(input: Input, field: string): string {
  const value = input[field];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidParameter(`Missing required parameter ${field}`);
}

/** Reads an emailed code, in which the cloud service rejects white space. */
export function requiredCode(input: Input): string {
  const code = requiredText(input, 'ConfirmationCode');
  if (!/\s/.test(code)) return code;
  throw invalidParameter(
    "1 validation error detected: Value at 'confirmationCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+",
  );
}

/** Reads a required object, such as `AuthParameters`. */
export function requiredObject(input: Input, field: string): Input {
  const value = input[field];
  if (isInput(value)) return value;
  throw invalidParameter(`Missing required parameter ${field}`);
}

/** Returns the owner of the access token in the body of a request. */
export async function requiredHolder(context: ActionContext, input: Input): Promise<Holder> {
  const holder = await context.tokens.holder(requiredText(input, 'AccessToken'));
  if (!holder) throw invalidAccessToken();
  return holder;
}
