import type { Context } from '../context.ts';
import { type TaskKind, type Who, taskWork } from './work.ts';

/** Something the service does by itself at its time. */
export interface Task {
  _id: string;
  /** Milliseconds since 1970, by the service's clock. */
  dueAt: number;
  kind: TaskKind;
  /** What it is about, such as the id of a chat. */
  about: string;
}

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

/** The patient's next task that is due by now. */
function nextDue({ store, clock }: Context, patientId: string): Task | undefined {
  return store
    .list('tasks', patientId)
    .filter(({ dueAt }) => dueAt <= clock())
    .sort((a, b) => a.dueAt - b.dueAt)[0];
}

/** Does what is due for a patient, the earliest first, each as a whole and at its own time; says whether there was anything. */
export function runDueTasks(context: Context, who: Who): boolean {
  let any = false;
  for (let task = nextDue(context, who.patientId); task; task = nextDue(context, who.patientId)) {
    any = true;
    const { _id, dueAt, kind, about } = task;
    context.store.transaction(() => {
      context.store.delete('tasks', who.patientId, _id);
      taskWork[kind]?.({ ...context, clock: () => dueAt }, who, about);
    });
  }
  return any;
}
