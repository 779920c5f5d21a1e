import { expect, test } from 'vitest';
import { readUntilStable } from '#shared/service/readUntilStable.ts';
import { createRandom } from '#testing/messages/random.ts';
import { withUnreadChange, type UnreadChange, type UnreadCount } from './unreadCount.ts';

const count = (counter: number, ...counted: string[]): UnreadCount => ({ counter, counted });

test.each<[UnreadCount, UnreadChange, UnreadCount]>([
  [count(0), { kind: 'received', id: 'a' }, count(1, 'a')],
  [count(1, 'a'), { kind: 'received', id: 'a' }, count(1, 'a')],
  [count(3, 'a'), { kind: 'read', messages: 2 }, count(1, 'a')],
  [count(1), { kind: 'read', messages: 2 }, count(0)],
  [count(1, 'a'), { kind: 'fetched', counter: 4 }, count(4)],
  [count(1), { kind: 'fetched', counter: -1 }, count(0)],
])('%j and %j: %j', (before, change, after) => {
  expect(withUnreadChange(before, change)).toEqual(after);
});

/** One tab, the service, and a line between them that delays, drops and repeats. */
function createModel() {
  const service = { unread: 0, sent: 0 };
  let shown = count(0);
  let version = 0;
  let isConnected = true;
  const line: (() => void)[] = [];
  const answers: (() => void)[] = [];
  const counts: number[] = [];

  const change = (next: UnreadChange) => {
    if (next.kind !== 'fetched') version += 1;
    shown = withUnreadChange(shown, next);
    counts.push(shown.counter);
  };
  /** A read of the service: it takes its answer at one moment, and the app gets it at a later one. */
  const ask = () =>
    new Promise<number>((resolve) => {
      const counter = service.unread;
      answers.push(() => resolve(counter));
    });
  const refresh = async () => change({ kind: 'fetched', counter: await readUntilStable(ask, () => version) });

  return {
    counts,
    agrees: () => shown.counter === service.unread,
    arrive() {
      service.unread += 1;
      service.sent += 1;
      const id = `m${service.sent}`;
      if (isConnected) line.push(() => change({ kind: 'received', id }));
    },
    repeat() {
      if (isConnected && service.sent > 0) {
        const id = `m${service.sent}`;
        if (shown.counted.includes(id)) change({ kind: 'received', id });
      }
    },
    read() {
      const messages = service.unread;
      service.unread = 0;
      change({ kind: 'read', messages });
      void refresh();
    },
    readElsewhere() {
      service.unread = 0;
      line.push(() => {
        version += 1;
        void refresh();
      });
    },
    drop() {
      isConnected = false;
    },
    reconnect() {
      if (isConnected) return;
      isConnected = true;
      version += 1;
      void refresh();
    },
    refresh: () => void refresh(),
    deliver: () => line.shift()?.(),
    answer: () => answers.shift()?.(),
    isIdle: () => line.length === 0 && answers.length === 0,
  };
}

/** Waits for more promise reactions than any step causes. */
async function tick(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one reaction follows another
  for (let reactions = 0; reactions < 10; reactions += 1) await undefined;
}

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'whatever happens, the number is that of the service in the end, and never below 0 (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const model = createModel();
    const steps = [
      model.arrive,
      model.arrive,
      model.deliver,
      model.deliver,
      model.answer,
      model.answer,
      model.read,
      model.readElsewhere,
      model.repeat,
      model.drop,
      model.reconnect,
      model.refresh,
    ];
    for (let step = 0; step < 60; step += 1) {
      steps[random(steps.length)]?.();
      // oxlint-disable-next-line no-await-in-loop -- the steps follow each other
      if (random(2) === 0) await tick();
    }
    model.reconnect();
    do {
      model.deliver();
      model.answer();
      // oxlint-disable-next-line no-await-in-loop -- until nothing is under way
      await tick();
    } while (!model.isIdle());
    expect(Math.min(0, ...model.counts)).toBe(0);
    expect(model.agrees()).toBe(true);
  },
);
