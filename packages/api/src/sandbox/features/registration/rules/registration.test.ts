import { isRegistering } from '../../../../model/registration/steps.ts';
import { visitStage } from '../../questionnaire/rules/visitStage.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { expect, test } from 'vitest';
import { newSubscription, startOf, submitted } from './registration.ts';

const DONE = '2026-01-10T18:00:00.000Z';
const fresh = newSubscription('s', 'p', 'wl');

const like = (more: Partial<SubscriptionRecord>): SubscriptionRecord => ({ ...fresh, ...more });

test('a new subscription is at the first step of the default order', () => {
  expect(fresh).toMatchObject({ status: 'in_progress', registrationStep: 'globalQuestions' });
  expect(fresh.registrationStepsOrder).toEqual(
    'globalQuestions questions treatment payment photo summary done'.split(' '),
  );
});

test('a verified patient is not asked for photos again', () => {
  expect(newSubscription('s', 'p', 'wl', true).registrationStepsOrder).toEqual(
    'globalQuestions questions treatment payment summary done'.split(' '),
  );
});

test.each<[string, Partial<SubscriptionRecord>, boolean, string]>([
  ['new', {}, true, 'registration'],
  ['asked for a follow-up', { registrationDoneDate: DONE }, false, 'followUp'],
  ['in review', { status: 'pending', registrationDoneDate: DONE }, false, 'closed'],
  ['active', { status: 'active', registrationDoneDate: DONE }, false, 'closed'],
  ['due for renewal', { status: 'active', registrationDoneDate: DONE, renewal: true }, false, 'followUp'],
  ['in renewal', { status: 'renewal', registrationDoneDate: DONE }, false, 'followUp'],
  ['canceled', { status: 'cancel' }, false, 'closed'],
])(
  'whether a subscription that is %s registers, and its questionnaire stage',
  (_what, more, registering, stage) => {
    expect(isRegistering(like(more))).toBe(registering);
    expect(visitStage(like(more))).toBe(stage);
  },
);

test('starting a treatment returns an unfinished registration', () => {
  expect(startOf([fresh], 'wl')).toEqual({ unfinished: fresh });
  expect(startOf([fresh], 'ag')).toEqual({});
});

test.each([
  ['pending', 'You already have this treatment'],
  ['active', 'You already have this treatment'],
  ['pause', 'You already have this treatment'],
  ['renewal', 'You already have this treatment'],
  ['in_progress', 'You already have this treatment'],
  ['declined', undefined],
  ['cancel', undefined],
  ['completed', undefined],
])('starting a treatment when the existing one is %s: %s', (status, error) => {
  expect(startOf([like({ status, registrationDoneDate: DONE })], 'wl').error).toBe(error);
});

test('submitting sets the status to in review, the last step and the relevant answers', () => {
  const answers = [{ questionId: 'q', value: 'yes' }];
  const own = like({ registrationStepsOrder: ['questions', 'end'], questionnaire: [] });
  expect(submitted(own, answers, Date.parse(DONE))).toEqual({
    ...own,
    status: 'pending',
    review: { value: 'pending' },
    registrationStep: 'end',
    registrationDoneDate: DONE,
    questionnaire: answers,
  });
});
