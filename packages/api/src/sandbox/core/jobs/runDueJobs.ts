import type { Context } from '../context.ts';
import { dueAt } from '../../features/subscriptions/rules/billing.ts';
import { NOBODY } from '../schema.ts';
import { passDue } from '../../features/subscriptions/jobs/billing.ts';
import type { Who } from './jobTypes.ts';
import { nextTask, runTask } from './schedule.ts';

/** The times of a patient's subscriptions at which something happens by itself, by their ids. */
const duesOf = ({ store }: Context, patientId: string): Map<string, number> =>
  new Map(store.list('subscriptions', patientId).map((record) => [record._id, dueAt(record)]));

/** The earliest of them that has come by now; one that is not a time never comes. */
function soonest(dues: ReadonlyMap<string, number>, now: number): { id: string; at: number } | undefined {
  let found: { id: string; at: number } | undefined;
  for (const [id, at] of dues) if (at <= now && (found === undefined || at < found.at)) found = { id, at };
  return found;
}

/** Lets one thing happen to a subscription, as a whole and at its own time; gives back when the next one does. */
function passOne(context: Context, who: Who, id: string, at: number): number {
  const { store } = context;
  return store.transaction(() => {
    const record = store.get('subscriptions', who.patientId, id);
    if (record === undefined) return Number.NaN;
    const after = passDue({ ...context, clock: () => at }, who, record);
    store.put('subscriptions', who.patientId, id, after);
    const next = dueAt(after);
    // Nothing that changed nothing may come again, or time would never pass.
    return next === at && after.status === record.status ? Number.NaN : next;
  });
}

/** Does everything that is due for a patient, in order of time; says whether there was anything. */
function letPass(context: Context, who: Who): boolean {
  const now = context.clock();
  let hasPassed = false;
  let dues = duesOf(context, who.patientId);
  for (;;) {
    const task = nextTask(context, who.patientId, now);
    const due = soonest(dues, now);
    if (task === undefined && due === undefined) return hasPassed;
    hasPassed = true;
    if (due === undefined || (task !== undefined && task.dueAt <= due.at)) {
      if (task !== undefined) runTask(context, who, task);
      dues = duesOf(context, who.patientId);
    } else {
      dues.set(due.id, passOne(context, who, due.id, due.at));
    }
  }
}

/**
 * Lets everything happen that the clock has passed by now for a patient, and says whether anything did. Called
 * before each of their requests, and now and then while they have a line open.
 */
export function catchUp(context: Context, patientId: string): boolean {
  const owner = context.store.get('patients', NOBODY, patientId);
  return owner !== undefined && letPass(context, { patientId, userId: owner.userId });
}
