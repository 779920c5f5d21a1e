import type { Context } from '../context.ts';

/** Scheduled work. */
export interface Job {
  _id: string;
  /** Milliseconds since 1970, by the service's clock. */
  dueAt: number;
  /** Name of its type. */
  type: string;
  /** Subject of the job, such as the id of a chat. */
  about: string;
}

declare module '../collections.ts' {
  interface Collections {
    /** Owned by the patient. */
    jobs: Job;
  }
}

/** Ids of the patient of a job. */
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

/** Work whose times are derived from stored records, such as the bills of subscriptions, instead of scheduled jobs. */
export interface RecurringJob {
  /** Next time of each record id, in milliseconds since 1970; NaN for a record without one. */
  dueTimes(context: Context, patientId: string): Map<string, number>;
  /** Processes one record and returns its next time. The context's clock returns the time the record was due. */
  run(context: Context, patient: PatientIds, id: string): number;
}
