import type { Context } from '../context.ts';

/** For whom something is done. */
export interface Who {
  userId: string;
  patientId: string;
}

/** Does one kind of task. The context's clock stands at the time the task was due. */
export type Work = (context: Context, who: Who, about: string) => void;

/**
 * `review`: a doctor decides about a subscription; `doseChange`: about another dose; `expiry`: what was paid for before
 * a cancellation has ended; `doctorAnswer`: somebody answers in a chat; `longTalk`: the seed's longest chat is written;
 * `longHistory`: its longest list of orders is.
 */
export type TaskKind = 'review' | 'doseChange' | 'expiry' | 'doctorAnswer' | 'longTalk' | 'longHistory';
