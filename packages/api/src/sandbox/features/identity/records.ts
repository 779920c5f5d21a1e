import type { ConfigEntry } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the account; secret of the card provider's identity check, until it is passed. */
    identityChecks: { secret: string };
    /** Owned by SHARED. */
    config: ConfigEntry;
  }
}
