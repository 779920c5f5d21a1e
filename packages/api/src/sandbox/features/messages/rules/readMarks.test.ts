import { expect, test } from 'vitest';
import { type Author, noMarks, readersOf, withAllRead, withMessage } from './readMarks.ts';

type Step = Author | 'read';

/** Events in a chat, and the expected marks. */
const table: [steps: Step[], total: number, unread: number, byPatient: number, byPeer: number][] = [
  [[], 0, 0, 0, 0],
  [['system'], 1, 0, 0, 0],
  [['system', 'patient'], 2, 0, 0, 0],
  [['patient', 'peer'], 2, 1, 0, 2],
  [['patient', 'peer', 'peer'], 3, 2, 0, 3],
  [['patient', 'peer', 'read'], 2, 0, 2, 2],
  [['patient', 'peer', 'read', 'read'], 2, 0, 2, 2],
  [['patient', 'peer', 'read', 'patient'], 3, 0, 2, 2],
  [['patient', 'peer', 'patient'], 3, 1, 0, 2],
  [['patient', 'peer', 'read', 'peer', 'peer'], 4, 2, 2, 4],
  [['read'], 0, 0, 0, 0],
];

test.each(table)(
  'readMarks: %j: %i messages, %i unread, read to %i and %i',
  (steps, total, unread, byPatient, byPeer) => {
    const marks = steps.reduce(
      (now, step) => (step === 'read' ? withAllRead(now) : withMessage(now, step)),
      noMarks,
    );
    expect(marks).toEqual({ total, unread, readByPatient: byPatient, readByPeer: byPeer });
  },
);

const marks = { total: 4, readByPatient: 1, readByPeer: 3, unread: 1 };

test.each([
  ['the first message, read by both', 0, 'ava', ['ava', 'lee']],
  ['a message of the patient, read by the doctor', 2, 'ava', ['ava', 'lee']],
  ['a message of the patient, not read by the doctor', 3, 'ava', ['ava']],
  ['a message of the doctor, not read by the patient', 1, 'lee', ['lee']],
  ['a system message, read by neither', 3, undefined, []],
])('readers of %s', (_what, index, author, readers) => {
  expect(readersOf(index, author, marks, { patient: 'ava', peer: 'lee' })).toEqual(readers);
});
