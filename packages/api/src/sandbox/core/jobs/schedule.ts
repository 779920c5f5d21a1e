import type { Context } from '../context.ts';
import type { Who } from './jobTypes.ts';
import type { Task } from './job.ts';
import { taskWork } from '../../features/jobTypes.ts';

/** Plans something for a patient; one of the same kind about the same thing takes its place. */
export function schedule(
  { store }: Pick<Context, 'store'>,
  patientId: string,
  task: Omit<Task, '_id'>,
): void {
  const _id = `${task.kind}:${task.about}`;
  store.delete('tasks', patientId, _id);
  store.put('tasks', patientId, _id, { ...task, _id });
}

/** The patient's earliest task that is due by then. */
export function nextTask({ store }: Context, patientId: string, now: number): Task | undefined {
  return store
    .list('tasks', patientId)
    .filter(({ dueAt }) => dueAt <= now)
    .sort((a, b) => a.dueAt - b.dueAt)[0];
}

/** Does a task as a whole and at its own time. */
export function runTask(context: Context, who: Who, { _id, dueAt, kind, about }: Task): void {
  context.store.transaction(() => {
    context.store.delete('tasks', who.patientId, _id);
    taskWork[kind]?.({ ...context, clock: () => dueAt }, who, about);
  });
}
