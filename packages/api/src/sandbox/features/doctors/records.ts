import type { Doctor } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED. */
    doctors: Doctor;
  }
}
