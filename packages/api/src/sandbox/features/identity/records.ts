import type { ConfigEntry } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the account; secret of a pending identity check by the card provider. */
    identityChecks: { secret: string };
    /** Owned by SHARED. */
    config: ConfigEntry;
  }
}
