import { isRecord } from '@patient/api';

/**
 * Whether a record of the service has everything that was to be saved, as far as it was to be: its other fields don't count.
 * An empty text is the same as none.
 */
export function isSaved(asked: unknown, stored: unknown): boolean {
  if (!isRecord(asked)) return (asked ?? '') === (stored ?? '');
  const fields = isRecord(stored) ? stored : {};
  return Object.entries(asked).every(([name, value]) => isSaved(value, fields[name]));
}
