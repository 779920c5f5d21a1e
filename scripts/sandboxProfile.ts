import type { Profile } from '@patient/api/sandbox';
import { fail } from './cli.ts';

/** Reads the `SANDBOX_PROFILE` environment variable, by default `full`. */
export function sandboxProfile(): Profile {
  const profile = process.env['SANDBOX_PROFILE'] || 'full';
  return profile === 'full' || profile === 'minimal'
    ? profile
    : fail(`SANDBOX_PROFILE is "${profile}"; it must be full or minimal.`);
}
