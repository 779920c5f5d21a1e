import { SHARED } from '../../core/collections.ts';
import { emailKey } from '../../core/email.ts';
import type { SandboxStore } from '../../core/store.ts';
import type { IdentityProvider } from '../../core/vendors.ts';
import { passwordError } from './passwordPolicy.ts';
import { IdentityProblem } from './problems.ts';
import { ensureAccount } from './seededAccounts.ts';
import type { IdentityService } from './service.ts';

const accountCollections = ['accounts', 'identityUsers'] as const;

/** Creates the identity provider of the features. */
export function identityProvider(store: SandboxStore, service: IdentityService): IdentityProvider {
  const { passwords } = service;
  return {
    verifyToken: service.verifyToken,
    isSignedOut: service.isSignedOut,
    hasAccount: (email) =>
      accountCollections.some((name) => store.get(name, SHARED, emailKey(email)) !== undefined),
    passwordProblem: passwordError,
    async changePassword(accessToken, current, proposed) {
      try {
        await passwords.change(accessToken, current, proposed);
      } catch (error) {
        if (error instanceof IdentityProblem) return { type: error.type, message: error.message };
        throw error;
      }
      return undefined;
    },
    replacePassword: passwords.replace,
    async sessionEpochOf(email) {
      await ensureAccount(store, email);
      return passwords.epochOf(email);
    },
  };
}
