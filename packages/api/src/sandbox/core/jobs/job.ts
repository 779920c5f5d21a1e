import type { Context } from '../context.ts';

/** Scheduled work. */
export interface Job {
  _id: string;
  /** Milliseconds since 1970, by the service's clock. */
  dueAt: number;
  /** Name of its type. */
  type: string;
  /** What it is about, such as the id of a chat. */
  about: string;
}

declare module '../collections.ts' {
  interface Collections {
    /** Owned by the patient. */
    jobs: Job;
  }
}

/** Ids of the patient a job is done for. */
export interface PatientIds {
  userId: string;
  patientId: string;
}

/** Kind of job, registered by the feature that schedules it. */
export interface JobType {
  name: string;
  /** The context's clock returns the time the job was due. */
  run(context: Context, patient: PatientIds, about: string): void;
}

/** Work whose times follow from stored records, such as the bills of subscriptions, rather than from scheduled jobs. */
export interface RecurringJob {
  /** Times in milliseconds since 1970 by record id; NaN for a record that nothing is due for. */
  dueTimes(context: Context, patientId: string): Map<string, number>;
  /** Processes one record and returns its next time. The context's clock returns the time it was due. */
  run(context: Context, patient: PatientIds, id: string): number;
}
