import type { Context } from '../context.ts';
import type { JobType } from './job.ts';

/** Schedules a job for a patient; replaces a job with the same type and subject. */
export function schedule(
  { store }: Pick<Context, 'store'>,
  patientId: string,
  { name }: JobType,
  { about, dueAt }: { about: string; dueAt: number },
): void {
  const _id = `${name}:${about}`;
  store.delete('jobs', patientId, _id);
  store.put('jobs', patientId, _id, { _id, type: name, about, dueAt });
}
