import type { Context } from '../context.ts';

/** For whom something is done. */
export interface Who {
  userId: string;
  patientId: string;
}

/** Does one kind of task. The context's clock stands at the time the task was due. */
export type Work = (context: Context, who: Who, about: string) => void;
