/**
 * `review`: a doctor decides about a subscription; `doseChange`: about another dose; `expiry`: what was paid for before
 * a cancellation has ended; `doctorAnswer`: somebody answers in a chat; `longTalk`: the seed's longest chat is written;
 * `longHistory`: its longest list of orders is.
 */
export type TaskKind = 'review' | 'doseChange' | 'expiry' | 'doctorAnswer' | 'longTalk' | 'longHistory';

/** Something the service does by itself at its time. */
export interface Task {
  _id: string;
  /** Milliseconds since 1970, by the service's clock. */
  dueAt: number;
  kind: TaskKind;
  /** What it is about, such as the id of a chat. */
  about: string;
}
