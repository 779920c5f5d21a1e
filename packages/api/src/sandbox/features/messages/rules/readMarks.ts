/** Numbers of messages in a chat, and how many of them were read. */
export interface ChatMarks {
  /** Number of messages. */
  total: number;
  /** Number of messages, from the first one, that the patient has seen. */
  readByPatient: number;
  /** Number of messages, from the first one, that the doctor or support has seen. */
  readByPeer: number;
  /** Number of messages from the doctor or support after `readByPatient`. */
  unread: number;
}

/** Author of a message; the service writes messages of type 'system'. */
export type Author = 'patient' | 'peer' | 'system';

export const noMarks: ChatMarks = { total: 0, readByPatient: 0, readByPeer: 0, unread: 0 };

/** Marks after a new message. Only messages from the doctor or support count as unread. */
export function withMessage(marks: ChatMarks, by: Author): ChatMarks {
  const total = marks.total + 1;
  if (by === 'peer') return { ...marks, total, readByPeer: total, unread: marks.unread + 1 };
  return { ...marks, total };
}

/** Marks after the patient has seen the newest page. */
export const withAllRead = (marks: ChatMarks): ChatMarks => ({
  ...marks,
  readByPatient: marks.total,
  unread: 0,
});

/** Ids of the users who have read the message at an index: its author, and the others up to their marks. */
export function readersOf(
  index: number,
  author: string | undefined,
  marks: ChatMarks,
  { patient, peer }: { patient: string; peer: string },
): string[] {
  const readers = new Set<string>();
  if (author !== undefined) readers.add(author);
  if (index < marks.readByPatient) readers.add(patient);
  if (index < marks.readByPeer) readers.add(peer);
  return [...readers];
}
