import { type ChatTarget, targetKey } from '@patient/api/messages';
import type { Random } from '../random.ts';
import type { SimulatedPatient, SimulatedWorld } from './simulatedWorld.ts';

/** Message written by a patient. */
export interface WrittenMessage {
  readonly patient: string;
  /** Tab and chat, within which the order of messages is preserved. */
  readonly place: string;
  readonly text: string;
  readonly hasFile: boolean;
}

/** Smallest PNG. */
export const PICTURE = {
  name: 'photo.png',
  type: 'image/png',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

/** Calls that fail once, as with an overloaded service. */
const FAILURES: readonly (readonly [call: string, status: number])[] = [
  ['GET /me', 503],
  ['GET /api/chats', 500],
  ['GET /api/chat', 502],
  ['GET /api/chat/unread-messages', 503],
  ['GET /api/notices', 500],
  ['POST /api/chat/question-to-doctor', 503],
  ['POST /api/chat/[^/]+/send-file', 500],
  ['POST /api/chat/question-to-doctor', 429],
];

const LONGEST_LOSS = 25_000;

/** Performs one random action of a patient, the connection or the service. */
function act(
  world: SimulatedWorld,
  patient: SimulatedPatient,
  random: Random,
  written: WrittenMessage[],
): void {
  const { tabs, connection, name, patientId } = patient;
  const at = random(2);
  const tab = tabs[at] ?? tabs[0];
  const chatIds = tab.chatIds();
  const shown = tab.shown();
  const write = (target: ChatTarget, hasFile = false) => {
    const text = `${name} ${written.length + 1}`;
    written.push({ patient: name, place: `${at} ${targetKey(target)}`, text, hasFile });
    tab.write(target, text, hasFile ? PICTURE : undefined);
  };
  const writeHere = (hasFile = false) => {
    if (shown !== undefined) write({ kind: 'chat', chatId: shown }, hasFile);
  };
  const show = () => tab.show(chatIds[random(chatIds.length + 1)]);
  const loseConnection = () => {
    connection.drop();
    const restore = () => {
      connection.restore();
      for (const one of tabs) one.retry();
    };
    setTimeout(restore, 200 + random(LONGEST_LOSS));
  };
  const failOnce = () => {
    const [call, status] = FAILURES[random(FAILURES.length)] ?? ['', 0];
    connection.failOnce(call, status);
  };
  const actions = [
    () => writeHere(),
    () => {
      for (let left = 1 + random(3); left > 0; left -= 1) writeHere();
    },
    () => writeHere(true),
    () => random(4) === 0 && write({ kind: 'topic', topic: 'sideEffects' }, written.length % 2 === 0),
    show,
    show,
    tab.readNotice,
    tab.readNotice,
    loseConnection,
    () => world.sandbox.connections.close(1001, 'The service stops', patientId),
    failOnce,
  ];
  actions[random(actions.length)]?.();
}

/**
 * Simulates patients who write, read and lose their connections for `ms` milliseconds.
 * @param check called after each step
 */
export async function talk(
  world: SimulatedWorld,
  random: Random,
  ms: number,
  check: () => void,
): Promise<readonly WrittenMessage[]> {
  const written: WrittenMessage[] = [];
  for (let time = 0; time < ms;) {
    const pause = 200 + random(4000);
    // oxlint-disable-next-line no-await-in-loop -- one step at a time
    await world.pass(pause);
    time += pause;
    const patient = world.patients[random(world.patients.length)];
    if (patient !== undefined) act(world, patient, random, written);
    check();
  }
  return written;
}
