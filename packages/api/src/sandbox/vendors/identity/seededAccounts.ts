import { SHARED } from '../../core/collections.ts';
import { emailKey } from '../../core/email.ts';
import type { SandboxStore } from '../../core/store.ts';
import { createIdentityUser } from './index.ts';
import type { IdentityUser } from './types.ts';

function textOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}

/** Email in either format of an identity request. */
async function emailIn(request: Request): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  const nested = 'AuthParameters' in body ? textOf(body.AuthParameters, 'USERNAME') : undefined;
  return nested ?? textOf(body, 'Username');
}

/**
 * Creates the password verifier of a seeded account on its first identity request. Creating one takes about ten
 * milliseconds, which would slow down every story and test for thirty accounts.
 */
export async function ensureSeededAccount(store: SandboxStore, request: Request): Promise<void> {
  const email = await emailIn(request.clone());
  if (email !== undefined) await ensureAccount(store, email);
}

/** Records of seeded accounts, shared by all stores of a process. */
const created = new Map<string, Promise<IdentityUser>>();

function createOnce(email: string, password: string, sub: string): Promise<IdentityUser> {
  const key = JSON.stringify([email, password, sub]);
  const user = created.get(key) ?? createIdentityUser(email, password, { sub });
  created.set(key, user);
  return user;
}

/** Creates the password verifier of the seeded account of an email, if it is missing. */
export async function ensureAccount(store: SandboxStore, typedEmail: string): Promise<void> {
  const email = emailKey(typedEmail);
  const account = store.get('accounts', SHARED, email);
  if (account === undefined) return;
  const user = await createOnce(email, account.password, account.sub);
  // A concurrent request may have created it already, and the password may have been changed since.
  if (!store.delete('accounts', SHARED, email)) return;
  store.put('identityUsers', SHARED, email, user);
}
