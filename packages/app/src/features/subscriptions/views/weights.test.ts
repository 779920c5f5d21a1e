import { expect, test } from 'vitest';
import { weightPoints, weightSummary, type WeightSources } from './weights.ts';

const questions = [
  { _id: 'height', kind: 'height' },
  { _id: 'weight', kind: 'weight' },
  { _id: 'goal', kind: 'weight' },
];
const questionnaire = [
  { questionId: 'weight', value: 198 },
  { questionId: 'goal', value: 160 },
];
const registered = { registrationDoneDate: '2026-08-09T18:00:00.000Z', questionnaire };
const entry = (change: string, createdAt: string, weight?: number) => ({
  change,
  by: 'patient',
  createdAt,
  ...(weight !== undefined && { weight }),
});
const history = [
  entry('registered', '2026-08-09T18:00:00.000Z'),
  entry('followup_answered', '2026-09-13T18:00:00.000Z', 190),
  entry('paused', '2026-09-20T18:00:00.000Z'),
  entry('renewal_requested', '2026-10-18T18:00:00.000Z', 183),
];
const now = Date.parse('2026-11-27T18:00:00.000Z');

const first = 'Aug 9, 2026: 198, When you registered';
const answered = [first, 'Sep 13, 2026: 190, Follow-up', 'Oct 18, 2026: 183, Renewal'];

test.each<[string, Partial<WeightSources>, readonly string[], string]>([
  [
    'answers and a newer weight in the profile',
    { subscription: { ...registered, history }, profileWeight: 176 },
    [...answered, 'Now: 176, Your profile'],
    "Your weight is 176 lb. That's 22 lb less than on Aug 9, 2026.",
  ],
  [
    'answers, the last of which is in the profile',
    { subscription: { ...registered, history }, profileWeight: 183 },
    answered,
    "Your weight is 183 lb. That's 15 lb less than on Aug 9, 2026.",
  ],
  [
    'a service without a history',
    { subscription: registered, profileWeight: 199.5 },
    [first, 'Now: 199.5, Your profile'],
    "Your weight is 199.5 lb. That's 1.5 lb more than on Aug 9, 2026.",
  ],
  [
    'the same weight later',
    {
      subscription: { ...registered, history: [entry('renewal_requested', '2026-10-18T18:00:00.000Z', 198)] },
    },
    [first, 'Oct 18, 2026: 198, Renewal'],
    'Your weight is the same as on Aug 9, 2026: 198 lb.',
  ],
  [
    'only the registration',
    { subscription: registered, profileWeight: 198 },
    [first],
    'Your weight on Aug 9, 2026 was 198 lb.',
  ],
  ['only the profile', { profileWeight: 176 }, ['Now: 176, Your profile'], 'Your weight is 176 lb.'],
  [
    'a skipped answer',
    { subscription: { ...registered, questionnaire: [{ questionId: 'weight', value: null }] } },
    [],
    '',
  ],
  ['questions that have changed', { subscription: registered, questions: [] }, [], ''],
  ['no date of registration', { subscription: { questionnaire } }, [], ''],
  ['nothing', {}, [], ''],
])('weights from %s', (_name, sources, points, summary) => {
  const found = weightPoints({ subscription: {}, questions, profileWeight: undefined, now, ...sources });
  expect(found.map(({ time, value, source }) => `${time}: ${value}, ${source}`)).toEqual(points);
  expect(weightSummary(found)).toBe(summary);
});
