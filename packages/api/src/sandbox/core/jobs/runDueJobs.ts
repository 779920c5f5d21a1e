import { SHARED } from '../collections.ts';
import type { Context } from '../context.ts';
import type { Job, JobType, PatientIds, RecurringJob } from './job.ts';

/** All scheduled work. */
export interface JobSources {
  jobTypes: readonly JobType[];
  recurringJobs: readonly RecurringJob[];
}

/** Runs all due jobs of a patient and returns whether there were any. */
export type RunDueJobs = (patientId: string) => boolean;

interface Due {
  at: number;
  run: () => void;
}

const earlier = (a: Due | undefined, b: Due): Due => (a === undefined || b.at < a.at ? b : a);

/** Runs a job in a transaction, with the clock at the time it was due. */
function runJob(context: Context, types: ReadonlyMap<string, JobType>, patient: PatientIds, job: Job): void {
  context.store.transaction(() => {
    context.store.delete('jobs', patient.patientId, job._id);
    types.get(job.type)?.run({ ...context, clock: () => job.dueAt }, patient, job.about);
  });
}

/** Earliest scheduled job that is due; of two with the same time, the one that was scheduled first. */
function dueJob(
  context: Context,
  types: ReadonlyMap<string, JobType>,
  patient: PatientIds,
  now: number,
): Due | undefined {
  return context.store
    .list('jobs', patient.patientId)
    .filter(({ dueAt }) => dueAt <= now)
    .map((job): Due => ({ at: job.dueAt, run: () => runJob(context, types, patient, job) }))
    .reduce<Due | undefined>(earlier, undefined);
}

/** Caches the times of a recurring job until `refresh`, which is needed only after a scheduled job. */
function recurringTimes(context: Context, patient: PatientIds, recurring: RecurringJob) {
  let times = recurring.dueTimes(context, patient.patientId);
  const runAt = (id: string, at: number) =>
    context.store.transaction(() => {
      const next = recurring.run({ ...context, clock: () => at }, patient, id);
      times.set(id, next);
    });
  return {
    refresh() {
      times = recurring.dueTimes(context, patient.patientId);
    },
    /** Never returns a record whose time is NaN. */
    earliest(now: number): Due | undefined {
      let found: Due | undefined;
      for (const [id, at] of times) if (at <= now) found = earlier(found, { at, run: () => runAt(id, at) });
      return found;
    },
  };
}

/** Creates a function that runs due jobs in order of time. Called before each request of a patient, and regularly while connected. */
export function createJobRunner(context: Context, { jobTypes, recurringJobs }: JobSources): RunDueJobs {
  const types = new Map(jobTypes.map((type) => [type.name, type]));

  function runAll(patient: PatientIds): boolean {
    const now = context.clock();
    const recurring = recurringJobs.map((job) => recurringTimes(context, patient, job));
    for (let hasRun = false; ; hasRun = true) {
      const job = dueJob(context, types, patient, now);
      const next = recurring
        .flatMap((each) => each.earliest(now) ?? [])
        .reduce<Due | undefined>(earlier, undefined);
      if (job === undefined && next === undefined) return hasRun;
      if (next === undefined || (job !== undefined && job.at <= next.at)) {
        job?.run();
        for (const each of recurring) each.refresh();
      } else {
        next.run();
      }
    }
  }

  return (patientId) => {
    const owner = context.store.get('patients', SHARED, patientId);
    return owner !== undefined && runAll({ patientId, userId: owner.userId });
  };
}
