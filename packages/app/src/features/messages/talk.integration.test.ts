import { afterEach, expect, test, vi } from 'vitest';
import { createRandom } from '#testing/random.ts';
import { PICTURE, talk } from '#testing/messages/simulatedTalk.ts';
import { createWorld, type SimulatedPatient, type SimulatedWorld } from '#testing/messages/simulatedWorld.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const TEN_MINUTES = 600_000;
/** Messages of one page (openapi, getChat). */
const PAGE = 50;

const idsOf = (messages: readonly { readonly _id: string }[]) => messages.map(({ _id }) => _id);

/** Messages of a chat in the sandbox, oldest first. */
const storedIn = ({ sandbox }: SimulatedWorld, chatId: string) =>
  sandbox.store.page('messages', chatId, { limit: 10_000 });

/** Numbers of unread notifications and messages in the sandbox. */
function trueCounters({ sandbox }: SimulatedWorld, { name, patientId }: SimulatedPatient) {
  const notices = sandbox.store.list('notifications', `user-${name}`);
  const chats = sandbox.store.list('chats', patientId);
  return {
    bell: notices.filter(({ hasRead }) => hasRead !== true).length,
    badge: chats.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** Checks after each step that no message is shown twice or out of order, and no counter is negative. */
function checkStep(world: SimulatedWorld): void {
  for (const tab of world.patients.flatMap(({ tabs }) => tabs)) {
    const { bell = 0, badge } = tab.counters();
    expect(Math.min(bell, badge)).toBeGreaterThanOrEqual(0);
    const chatId = tab.shown();
    if (chatId === undefined) continue;
    const stored = new Map(storedIn(world, chatId).map(({ _id }, place) => [_id, place]));
    const places = tab.messages().map(({ _id }) => stored.get(_id));
    expect(places).toEqual([...new Set(places)].toSorted((a = -1, b = -1) => a - b));
  }
}

/** Opens every chat in every tab, one after the other. */
async function checkThreads(world: SimulatedWorld, { patientId, tabs }: SimulatedPatient): Promise<void> {
  for (const { _id } of world.sandbox.store.list('chats', patientId)) {
    for (const tab of tabs) {
      tab.show(_id);
      // oxlint-disable-next-line no-await-in-loop -- the patient reads one chat after the other
      await world.pass(3000);
      const stored = idsOf(storedIn(world, _id));
      // Shows at least the newest page.
      expect(tab.messages().length).toBeGreaterThan((stored.length - 1) % PAGE);
      expect(idsOf(tab.messages())).toEqual(stored.slice(-tab.messages().length));
      tab.show();
    }
  }
}

// Seeds that once found a bug.
const seeds = [13, 23];

test.each(seeds)(
  'app and service have the same messages and counters after ten minutes on an unreliable connection (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const world = await createWorld(['chat', 'active'], random);
    const written = await talk(world, random, TEN_MINUTES, () => checkStep(world));
    for (const { connection, tabs } of world.patients) {
      connection.restore();
      connection.clearFailures();
      for (const tab of tabs) tab.show();
      for (const tab of tabs) tab.retry();
    }
    await world.pass(60_000);

    for (const patient of world.patients) {
      const { name, patientId, tabs } = patient;
      const chats = world.sandbox.store.list('chats', patientId);
      const records = chats.flatMap(({ _id }) => storedIn(world, _id));
      const stored = records.map(({ message }) => message);
      const own = written.filter((one) => one.patient === name);
      const files = records.filter(({ by, fileName }) => by === 'patient' && fileName === PICTURE.name);
      expect(files).toHaveLength(own.filter(({ hasFile }) => hasFile).length);
      // Each message is stored once, in the order of writing.
      for (const texts of Map.groupBy(own, ({ place }) => place).values()) {
        const expected = texts.map(({ text }) => text);
        expect(stored.filter((text) => expected.includes(text))).toEqual(expected);
      }
      for (const tab of tabs) {
        expect(tab.unsent()).toBe(0);
        expect(tab.counters()).toEqual(trueCounters(world, patient));
        for (const { _id, unread } of chats) expect(tab.unreadOf(_id)).toBe(unread);
      }
      expect(world.sandbox.connections.size(patientId)).toBe(tabs.length);
      // oxlint-disable-next-line no-await-in-loop -- one patient after the other
      await checkThreads(world, patient);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await world.pass(5000);
      for (const tab of tabs) expect(tab.counters().badge).toBe(0);
      for (const tab of tabs) tab.close();
    }
  },
);
