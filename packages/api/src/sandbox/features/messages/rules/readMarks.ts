/** How far a chat was written and read: counts of messages from its beginning. */
export interface ChatMarks {
  /** Messages there are. */
  total: number;
  /** Messages the patient has been shown, from the first one on. */
  readByPatient: number;
  /** Messages the doctor or support has seen. */
  readByPeer: number;
  /** Messages of the others behind `readByPatient`. */
  unread: number;
}

/** Who wrote a message; the service itself writes those of type 'system'. */
export type Author = 'patient' | 'peer' | 'system';

export const noMarks: ChatMarks = { total: 0, readByPatient: 0, readByPeer: 0, unread: 0 };

/** The marks after one more message. Only what a person wrote to the patient counts as unread. */
export function written(marks: ChatMarks, by: Author): ChatMarks {
  const total = marks.total + 1;
  if (by === 'peer') return { ...marks, total, readByPeer: total, unread: marks.unread + 1 };
  return { ...marks, total };
}

/** The marks after the patient was shown the newest page. */
export const readByPatient = (marks: ChatMarks): ChatMarks => ({
  ...marks,
  readByPatient: marks.total,
  unread: 0,
});

/** Who has read the message at a place (0 is the first): its author always, the others up to their mark. */
export function readersOf(
  place: number,
  author: string | undefined,
  marks: ChatMarks,
  { patient, peer }: { patient: string; peer: string },
): string[] {
  const readers = new Set<string>();
  if (author !== undefined) readers.add(author);
  if (place < marks.readByPatient) readers.add(patient);
  if (place < marks.readByPeer) readers.add(peer);
  return [...readers];
}
