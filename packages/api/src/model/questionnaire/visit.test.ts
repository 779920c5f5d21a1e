import { describe, expect, test } from 'vitest';
import type { Question, VisitAnswer } from '../../client/entities.ts';
import {
  isSendable,
  isStale,
  parseVisitItem,
  shownSaveState,
  STALE_AFTER_MS,
  visitItemKey,
  visitUpdate,
  visitView,
  type LoadedVisit,
  type SaveState,
  type SendingFacts,
  type VisitItem,
} from './visit.ts';

const questionWith = (id: string, own: Partial<Question> = {}): Question => ({
  _id: id,
  type: 'wlQuestions',
  kind: 'text',
  question: id,
  sequence: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
const answerOf = (questionId: string, value: string): VisitAnswer => ({ questionId, value });
const itemOf = (questionId: string, value: string): VisitItem => ({
  kind: 'answer',
  answer: answerOf(questionId, value),
});
const LONG = 'x'.repeat(5_001);

const choice = questionWith('a', {
  kind: 'single',
  qOptions: [
    { _id: 'yes', option: 'Yes', followUpQuestions: ['b'] },
    { _id: 'no', option: 'No' },
  ],
});
const followUp = questionWith('b', { isFollowupQuestion: true });
const loaded: LoadedVisit = {
  fetchedAt: 0,
  position: { part: 'question', questionId: 'c' },
  questions: [choice, followUp, questionWith('c', { sequence: 2 })],
  saved: {
    hasLog: true,
    isBlocked: true,
    answers: [{ questionId: 'a', optionIds: ['yes'] }, answerOf('b', 'old'), answerOf('c', 'old')],
  },
};
const idle: SendingFacts = {
  items: new Map(),
  isSending: false,
  isOnDevice: false,
  error: undefined,
  isDisconnected: false,
  isRetried: false,
};
const at = (questionId: string): VisitItem => ({
  kind: 'position',
  position: { part: 'question', questionId },
});
const unsent = (...items: readonly VisitItem[]) => new Map(items.map((item) => [visitItemKey(item), item]));

describe('visit view', () => {
  test('the visit view shows unsent answers on top of saved ones, and the newest position', () => {
    const items = unsent(itemOf('b', 'new'), at('b'));
    const visit = visitView(loaded, { ...idle, items });
    expect(visit.answers.get('b')).toEqual(answerOf('b', 'new'));
    expect(visit.answers.get('c')).toEqual(answerOf('c', 'old'));
    expect(visit).toMatchObject({ position: { questionId: 'b' }, index: 1, unsentIds: new Set(['b']) });
    expect(visit.asked.questions.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });

  const one = unsent(itemOf('b', 'new'));
  test.each<readonly [string, Partial<SendingFacts>]>([
    ['saved', {}],
    ['saved', { items: unsent(at('b')), isOnDevice: true, isDisconnected: true }],
    ['saving', { items: one, isSending: true }],
    ['unsaved', { items: one }],
    ['unsaved', { items: one, isOnDevice: true }],
    ['unsaved', { items: one, isDisconnected: true }],
    ['offline', { items: one, isOnDevice: true, isDisconnected: true }],
    ['offline', { items: one, isOnDevice: true, isDisconnected: true, isRetried: true }],
    ['stored', { items: one, isOnDevice: true, isRetried: true }],
    ['stored', { items: one, isOnDevice: true, isRetried: true, isSending: true }],
    ['unsaved', { items: one, isRetried: true }],
    ['saved', { items: unsent(at('b')), isOnDevice: true, isRetried: true }],
  ])('the visit view shows save state %s', (saveState, facts) => {
    expect(visitView(loaded, { ...idle, ...facts }).saveState).toBe(saveState);
  });
});

test('the visit update contains the answers to all asked questions, with the position', () => {
  const update = visitUpdate(loaded, [itemOf('c', 'new')]);
  expect(update.answers).toEqual([
    { questionId: 'a', optionIds: ['yes'] },
    answerOf('b', 'old'),
    answerOf('c', 'new'),
  ]);
  expect(update.lastIndex).toBe(2);
  expect(update.saved).toMatchObject({ hasLog: true, isBlocked: true });
});

test('the visit update has the index of the position after the unsent answers', () => {
  const no: VisitItem = { kind: 'answer', answer: { questionId: 'a', optionIds: ['no'] } };
  expect(visitUpdate(loaded, [no]).lastIndex).toBe(1);
  expect(visitUpdate(loaded, [no, at('a')])).toMatchObject({ lastIndex: 0, position: { questionId: 'a' } });
});

test('the visit view shows the first open question before the position', () => {
  const { saved } = loaded;
  const open = { ...loaded, saved: { ...saved, answers: saved.answers.slice(0, 1) } };
  expect(visitView(open, idle)).toMatchObject({
    position: { part: 'question', questionId: 'b' },
    index: 1,
    isBeforePosition: true,
  });
});

test('the visit update does not send an answer to a question that is no longer asked, and removes it from the outbox', () => {
  const no: VisitItem = { kind: 'answer', answer: { questionId: 'a', optionIds: ['no'] } };
  const update = visitUpdate(loaded, [no, itemOf('b', 'new')]);
  expect(update.answers.map(({ questionId }) => questionId)).toEqual(['a', 'c']);
  expect(update.delivered).toEqual([no, itemOf('b', 'new')]);
  // The answer reappears when its question does.
  expect(update.saved.answers).toContainEqual(answerOf('b', 'new'));
});

test('the visit update leaves an invalid answer in the outbox', () => {
  const invalid = itemOf('b', LONG);
  expect(isSendable(loaded, invalid)).toBe(false);
  expect(isSendable(loaded, itemOf('b', 'fits'))).toBe(true);
  expect(isSendable(loaded, at('a'))).toBe(true);
  const update = visitUpdate(loaded, [invalid, at('b')]);
  expect(update.answers.map(({ questionId }) => questionId)).toEqual(['a', 'c']);
  expect(update.delivered).toEqual([at('b')]);
});

test.each<readonly [unknown, VisitItem | undefined]>([
  [itemOf('a', 'x'), itemOf('a', 'x')],
  [at('a'), at('a')],
  [{ kind: 'position', position: { part: 'elsewhere' } }, undefined],
  [{ kind: 'position', index: 3 }, undefined],
  [{ kind: 'answer', answer: { value: 'x' } }, undefined],
  [{ kind: 'answer', answer: { questionId: 'a', value: 'x', optionIds: 5 } }, itemOf('a', 'x')],
  [{ answers: [] }, undefined],
  ['text', undefined],
  [null, undefined],
])('visit: parses the stored item %j as %j', (stored, item) => {
  expect(parseVisitItem(stored)).toEqual(item);
});

test.each<
  [
    string,
    readonly string[],
    string | undefined,
    SaveState,
    readonly string[],
    SaveState | 'waiting' | undefined,
  ]
>([
  ['no answer yet', [], 'missing', 'saved', [], undefined],
  ['no answer yet, with another answer unsent', [], 'missing', 'offline', ['b'], 'offline'],
  ['no answer yet, with another answer stored', [], 'missing', 'stored', ['b'], 'waiting'],
  ['an answer', ['a'], undefined, 'saved', [], 'saved'],
  ['an answer being sent', ['a'], undefined, 'saving', ['a'], 'saving'],
  ['an answer that is stored', ['a'], undefined, 'stored', ['a'], 'stored'],
  ['an answer, with another one stored', ['a'], undefined, 'stored', ['b'], 'waiting'],
  ['a second answer that is stored', ['a', 'b'], undefined, 'stored', ['b'], 'stored'],
  ['an invalid answer', ['a'], 'missing', 'saved', [], undefined],
  ['an invalid answer while it is sent', ['a'], 'missing', 'saving', ['a'], undefined],
  ['an invalid answer while offline', ['a'], 'missing', 'offline', ['a'], undefined],
  ['an invalid answer that is not sent', ['a'], 'height', 'unsaved', ['a'], 'unsaved'],
])('visit: shows the save state of %s', (_name, answered, problem, saveState, unsentIds, expected) => {
  const page = answered.map((_id) => ({ _id }));
  expect(shownSaveState({ saveState, unsentIds: new Set(unsentIds) }, page, problem)).toBe(expected);
});

const NOON = Date.UTC(2026, 0, 5, 12);

test.each([
  ['just now', NOON, false],
  ['one question ago', NOON - STALE_AFTER_MS, false],
  ['before a pause', NOON - STALE_AFTER_MS - 1, true],
  ['before the clock was set back', NOON + STALE_AFTER_MS + 1, true],
])('answers fetched %s are stale: %3$s', (_when, fetchedAt, expected) => {
  expect(isStale({ fetchedAt }, NOON)).toBe(expected);
});
