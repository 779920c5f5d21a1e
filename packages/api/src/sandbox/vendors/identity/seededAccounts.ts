import { SHARED } from '../../core/collections.ts';
import { emailKey } from '../../core/email.ts';
import type { SandboxStore } from '../../core/store.ts';
import { makeIdentityUser } from './index.ts';
import type { IdentityUser } from './types.ts';

function textOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}

/** The account an identity request is about, whichever of its two forms it has. */
async function emailIn(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  const nested = 'AuthParameters' in body ? textOf(body.AuthParameters, 'USERNAME') : undefined;
  return nested ?? textOf(body, 'Username');
}

/**
 * Makes the password verifier of a seeded account when an identity request first names it. Making one costs
 * about ten milliseconds of arithmetic, which thirty accounts would cost every story and test.
 */
export async function ensureSeededAccount(store: SandboxStore, request: Request): Promise<void> {
  const named = await emailIn(request.clone());
  if (named !== undefined) await ensureAccount(store, named);
}

/** Records of seeded accounts, shared by all stores of a process. */
const made = new Map<string, Promise<IdentityUser>>();

function makeOnce(email: string, password: string, sub: string): Promise<IdentityUser> {
  const key = JSON.stringify([email, password, sub]);
  const user = made.get(key) ?? makeIdentityUser(email, password, { sub });
  made.set(key, user);
  return user;
}

/** Makes the password verifier of the seeded account of an email, if there is one that has none yet. */
export async function ensureAccount(store: SandboxStore, named: string): Promise<void> {
  const email = emailKey(named);
  const account = store.get('accounts', SHARED, email);
  if (account === undefined) return;
  const user = await makeOnce(email, account.password, account.sub);
  // Another request may have made it meanwhile, and a password may even have been changed since.
  if (!store.delete('accounts', SHARED, email)) return;
  store.put('identityUsers', SHARED, email, user);
}
