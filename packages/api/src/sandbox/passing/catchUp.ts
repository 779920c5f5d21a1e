import type { Context } from '../context.ts';
import { NOBODY } from '../schema.ts';
import { runDueTasks } from './tasks.ts';

/**
 * Lets everything happen that the clock has passed by now for a patient, and says whether anything did. Called
 * before each of their requests, and now and then while they have a line open.
 */
export function catchUp(context: Context, patientId: string): boolean {
  const owner = context.store.get('patients', NOBODY, patientId);
  return owner !== undefined && runDueTasks(context, { patientId, userId: owner.userId });
}
