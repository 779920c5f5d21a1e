import { describe, expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import {
  FRESH_MS,
  isOld,
  isSendable,
  parseVisitItem,
  shownSaveState,
  visitItemKey,
  visitUpdate,
  visitView,
  type LoadedVisit,
  type SaveState,
  type SendingFacts,
  type VisitItem,
} from './visitView.ts';

const ask = (id: string, own: Partial<Question> = {}): Question => ({
  _id: id,
  type: 'wlQuestions',
  kind: 'text',
  question: id,
  sequence: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
const said = (questionId: string, value: string): VisitAnswer => ({ questionId, value });
const given = (questionId: string, value: string): VisitItem => ({
  kind: 'answer',
  answer: said(questionId, value),
});
const LONG = 'x'.repeat(5_001);

const choice = ask('a', {
  kind: 'single',
  qOptions: [
    { _id: 'yes', option: 'Yes', followUpQuestions: ['b'] },
    { _id: 'no', option: 'No' },
  ],
});
const followUp = ask('b', { isFollowupQuestion: true });
const loaded: LoadedVisit = {
  knownAt: 0,
  questions: [choice, followUp, ask('c', { sequence: 2 })],
  saved: {
    isBegun: true,
    lastIndex: 2,
    answers: [{ questionId: 'a', optionIds: ['yes'] }, said('b', 'old'), said('c', 'old')],
  },
};
const idle: SendingFacts = {
  items: new Map(),
  isSending: false,
  isOnDevice: false,
  error: undefined,
  isDisconnected: false,
};
const waiting = (...items: readonly VisitItem[]) => new Map(items.map((item) => [visitItemKey(item), item]));

describe('what is shown', () => {
  test('unsent answers lie over saved ones, and the newest place counts', () => {
    const items = waiting(given('b', 'new'), { kind: 'position', index: 1 });
    const visit = visitView(loaded, { ...idle, items });
    expect(visit.answers.get('b')).toEqual(said('b', 'new'));
    expect(visit.answers.get('c')).toEqual(said('c', 'old'));
    expect(visit).toMatchObject({ lastIndex: 1, unsentCount: 1 });
    expect(visit.asked.questions.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });

  const one = waiting(given('b', 'new'));
  test.each<readonly [string, Partial<SendingFacts>]>([
    ['saved', {}],
    ['saved', { items: waiting({ kind: 'position', index: 1 }), isOnDevice: true, isDisconnected: true }],
    ['saving', { items: one, isSending: true }],
    ['unsaved', { items: one }],
    ['unsaved', { items: one, isOnDevice: true }],
    ['unsaved', { items: one, isDisconnected: true }],
    ['offline', { items: one, isOnDevice: true, isDisconnected: true }],
  ])('it says %s', (saveState, facts) => {
    expect(visitView(loaded, { ...idle, ...facts }).saveState).toBe(saveState);
  });
});

describe('what is sent', () => {
  test('all answers that count, with the place', () => {
    const update = visitUpdate(loaded, [given('c', 'new')]);
    expect(update.answers).toEqual([
      { questionId: 'a', optionIds: ['yes'] },
      said('b', 'old'),
      said('c', 'new'),
    ]);
    expect(update.lastIndex).toBe(2);
    expect(update.saved).toMatchObject({ isBegun: true, lastIndex: 2 });
  });

  test('an answer to a question that is no longer asked is not sent, and is not unsent either', () => {
    const no: VisitItem = { kind: 'answer', answer: { questionId: 'a', optionIds: ['no'] } };
    const update = visitUpdate(loaded, [no, given('b', 'new')]);
    expect(update.answers.map(({ questionId }) => questionId)).toEqual(['a', 'c']);
    expect(update.arrived).toEqual([no, given('b', 'new')]);
    // It comes back with its question.
    expect(update.saved.answers).toContainEqual(said('b', 'new'));
  });

  test('a half-written answer stays', () => {
    const half = given('b', LONG);
    expect(isSendable(loaded, half)).toBe(false);
    expect(isSendable(loaded, given('b', 'fits'))).toBe(true);
    expect(isSendable(loaded, { kind: 'position', index: 0 })).toBe(true);
    const update = visitUpdate(loaded, [half, { kind: 'position', index: 1 }]);
    expect(update.answers.map(({ questionId }) => questionId)).toEqual(['a', 'c']);
    expect(update.arrived).toEqual([{ kind: 'position', index: 1 }]);
  });
});

test.each<readonly [unknown, VisitItem | undefined]>([
  [given('a', 'x'), given('a', 'x')],
  [
    { kind: 'position', index: 3 },
    { kind: 'position', index: 3 },
  ],
  [{ kind: 'position', index: '3' }, undefined],
  [{ kind: 'answer', answer: { value: 'x' } }, undefined],
  [{ answers: [] }, undefined],
  ['text', undefined],
  [null, undefined],
])('%j on the device is read as %j', (stored, item) => {
  expect(parseVisitItem(stored)).toEqual(item);
});

test.each<[string, VisitAnswer | undefined, string | undefined, SaveState, number, SaveState | undefined]>([
  ['no answer yet', undefined, 'missing', 'saved', 0, undefined],
  ['no answer yet, while an earlier one is stored', undefined, 'missing', 'offline', 1, 'offline'],
  ['an answer', said('a', 'yes'), undefined, 'saved', 0, 'saved'],
  ['an answer on its way', said('a', 'yes'), undefined, 'saving', 1, 'saving'],
  ['an answer with a problem', said('a', ''), 'missing', 'saved', 0, undefined],
  ['an answer with a problem, while it is sent', said('a', ''), 'missing', 'saving', 1, undefined],
  ['an answer with a problem, offline', said('a', ''), 'missing', 'offline', 1, undefined],
  ['an answer that is not sent because of its problem', said('a', ''), 'height', 'unsaved', 1, 'unsaved'],
])('shows the save state of %s', (_name, answer, problem, saveState, unsentCount, expected) => {
  expect(shownSaveState({ saveState, unsentCount }, answer, problem)).toBe(expected);
});

const NOON = Date.UTC(2026, 0, 5, 12);

test.each([
  ['just now', NOON, false],
  ['while the patient goes from one question to the next', NOON - FRESH_MS, false],
  ['before a pause', NOON - FRESH_MS - 1, true],
  ['before the clock was set back', NOON + FRESH_MS + 1, true],
])('known %s', (_when, knownAt, expected) => {
  expect(isOld({ knownAt }, NOON)).toBe(expected);
});
