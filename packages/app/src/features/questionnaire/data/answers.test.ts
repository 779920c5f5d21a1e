import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitAnswer } from '@patient/api';
import { createAnswerKeeper } from './answers.ts';
import type { AnswersDraft, KeeperParts } from './keptAnswers.ts';
import type { SavedVisit, VisitUpdate } from './visitLog.ts';

const said = (questionId: string, value: string | number): VisitAnswer => ({ questionId, value });
const EMPTY: SavedVisit = { isBegun: false, answers: [], lastIndex: 0 };
type Sent = VisitUpdate & { isBegun: boolean };

/** A keeper over a service and a device that tell what they got. */
function open({ saved = EMPTY, ...own }: Partial<KeeperParts> = {}) {
  const sent: Sent[] = [];
  const drafts: (AnswersDraft | undefined)[] = [];
  const line = { isUp: true, failure: new Error('No line') };
  const onFailure = vi.fn<(error: unknown) => void>();
  const keeper = createAnswerKeeper({
    saved,
    draft: undefined,
    counting: (answers) => [...answers.values()].filter(({ questionId }) => questionId !== 'gone'),
    isKeepable: ({ value }) => value !== 'half',
    send: async (update) => {
      if (!line.isUp) throw line.failure;
      sent.push(update);
    },
    load: async () => saved,
    keepDraft: async (draft) => {
      drafts.push(draft);
      return true;
    },
    isOnline: () => line.isUp,
    onFailure,
    isLineDown: () => true,
    isWorthAnotherTry: () => true,
    ...own,
  });
  return { keeper, sent, drafts, line, onFailure };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer is sent as it is given, and only then said to be saved', async () => {
  const { keeper, sent, drafts } = open();
  expect(keeper.get().state).toBe('saved');
  keeper.change(said('a', 'x'), 0);
  expect(keeper.get()).toMatchObject({ state: 'unsaved', waiting: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ answers: [said('a', 'x')], lastIndex: 0, isBegun: false }]);
  expect(keeper.get()).toMatchObject({ state: 'saved', waiting: 0, isOnDevice: false });
  expect(drafts[0]).toEqual({ answers: [said('a', 'x')], index: 0 });
  expect(drafts.at(-1)).toBeUndefined();
});

test('the second one changes the log that the first began', async () => {
  const { keeper, sent } = open();
  keeper.change(said('a', 'x'), 0);
  await keeper.flush();
  keeper.change(said('b', 'y'), 0);
  await keeper.flush();
  expect(sent.map(({ isBegun }) => isBegun)).toEqual([false, true]);
  expect(sent.at(-1)?.answers).toEqual([said('a', 'x'), said('b', 'y')]);
});

test('what is typed is sent once, when the typing rests', async () => {
  const { keeper, sent } = open();
  keeper.change(said('a', 'H'), 600);
  await vi.advanceTimersByTimeAsync(300);
  keeper.change(said('a', 'He'), 600);
  await vi.advanceTimersByTimeAsync(599);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ answers }) => answers)).toEqual([[said('a', 'He')]]);
});

test('what is half written, or asked no more, is not sent', async () => {
  const { keeper, sent } = open();
  keeper.change(said('a', 'half'), 0);
  keeper.change(said('gone', 'x'), 0);
  keeper.change(said('b', 'y'), 0);
  await keeper.flush();
  expect(sent.at(-1)?.answers).toEqual([said('b', 'y')]);
  expect(keeper.get()).toMatchObject({ state: 'unsaved', waiting: 1 });
  expect(keeper.get().answers.get('a')).toEqual(said('a', 'half'));
});

test('where the patient is goes along', async () => {
  const { keeper, sent } = open();
  keeper.stand(0);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  keeper.stand(3);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)?.lastIndex).toBe(3);
});

describe('while the line is down', () => {
  test('answers wait on the device, and the failure is told once', async () => {
    const { keeper, line, drafts, onFailure, sent } = open();
    line.isUp = false;
    keeper.change(said('a', 'x'), 0);
    await vi.advanceTimersByTimeAsync(0);
    keeper.change(said('b', 'y'), 0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(keeper.get()).toMatchObject({
      state: 'offline',
      waiting: 2,
      isOnDevice: true,
      error: line.failure,
    });
    expect(drafts.at(-1)?.answers).toEqual([said('a', 'x'), said('b', 'y')]);
    expect(onFailure).toHaveBeenCalledTimes(1);

    line.isUp = true;
    keeper.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)?.answers).toEqual([said('a', 'x'), said('b', 'y')]);
    expect(keeper.get()).toMatchObject({ state: 'saved', waiting: 0, error: undefined });
  });

  test('it is tried again by itself', async () => {
    const { keeper, line, sent } = open();
    line.isUp = false;
    keeper.change(said('a', 'x'), 0);
    await vi.advanceTimersByTimeAsync(0);
    line.isUp = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
  });

  test('a device that keeps nothing is not said to', async () => {
    const { keeper, line } = open({ keepDraft: async () => false });
    line.isUp = false;
    keeper.change(said('a', 'x'), 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.get()).toMatchObject({ state: 'unsaved', isOnDevice: false });
  });

  test('going on asks for what hinders it', async () => {
    const { keeper, line } = open();
    line.isUp = false;
    keeper.change(said('a', 'x'), 0);
    await expect(keeper.flush()).rejects.toBe(line.failure);
  });
});

test('a refusal that will stay one is not repeated', async () => {
  const send = vi.fn<KeeperParts['send']>(() => Promise.reject(new Error('No')));
  const { keeper } = open({ send, isLineDown: () => false, isWorthAnotherTry: () => false });
  keeper.change(said('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(keeper.get()).toMatchObject({ state: 'unsaved', isOnDevice: true });
});

test('an answer given while another is on its way is sent after it', async () => {
  const sent: VisitUpdate[] = [];
  const send = (update: VisitUpdate) =>
    new Promise<void>((resolve) => {
      sent.push(update);
      setTimeout(resolve, 2_000);
    });
  const { keeper } = open({ send });
  keeper.change(said('a', 'x'), 0);
  await vi.advanceTimersByTimeAsync(500);
  keeper.change(said('a', 'z'), 0);
  await vi.runAllTimersAsync();
  expect(sent.map(({ answers }) => answers)).toEqual([[said('a', 'x')], [said('a', 'z')]]);
  expect(keeper.get().state).toBe('saved');
});

test('a draft of this device goes before what the service has, and is sent', async () => {
  const { keeper, sent } = open({
    saved: { isBegun: true, answers: [said('a', 'old'), said('b', 'b')], lastIndex: 1 },
    draft: { answers: [said('a', 'new')], index: 4 },
  });
  expect(keeper.index()).toBe(4);
  expect(keeper.get()).toMatchObject({ waiting: 1, isOnDevice: true });
  keeper.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ answers: [said('a', 'new'), said('b', 'b')], lastIndex: 4, isBegun: true }]);
});

test('what another tab saved is taken over, and not written over', async () => {
  const { keeper, sent } = open({
    load: async () => ({ isBegun: true, answers: [said('a', 'theirs'), said('b', 'theirs')], lastIndex: 1 }),
  });
  keeper.change(said('a', 'mine'), 600);
  void keeper.refresh();
  await keeper.flush();
  expect(sent).toEqual([{ answers: [said('a', 'mine'), said('b', 'theirs')], lastIndex: 0, isBegun: true }]);
});

test('a refresh that fails changes nothing', async () => {
  const { keeper } = open({
    saved: { isBegun: true, answers: [said('a', 'x')], lastIndex: 0 },
    load: () => Promise.reject(new Error('No line')),
  });
  await keeper.refresh();
  expect(keeper.get().answers.get('a')).toEqual(said('a', 'x'));
});

test('after the session nothing is sent or written any more', async () => {
  const { keeper, sent, drafts } = open();
  keeper.change(said('a', 'x'), 600);
  keeper.dispose();
  await vi.runAllTimersAsync();
  await keeper.flush();
  expect(sent).toEqual([]);
  expect(drafts.filter((draft) => draft === undefined)).toEqual([]);
});
