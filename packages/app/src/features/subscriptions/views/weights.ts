import type { Question, Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';

/** Weight at one time. */
export interface WeightPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Pounds. */
  readonly value: number;
  /** The time as text. */
  readonly time: string;
  /** Where the patient gave it. */
  readonly source: string;
}

/** Source of {@link weightPoints}. */
export interface WeightSources {
  readonly subscription: Pick<Subscription, 'registrationDoneDate' | 'questionnaire' | 'history'>;
  /** Questions of the registration; the first about a weight is about the current one. */
  readonly questions: readonly Pick<Question, '_id' | 'kind'>[];
  /** Weight in the profile, pounds. Follow-ups and renewals update it. */
  readonly profileWeight: number | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const pointAt = (value: unknown, instant: string | undefined, source: string): readonly WeightPoint[] => {
  const time = formatDay(instant);
  return typeof value === 'number' && instant !== undefined && time !== undefined
    ? [{ at: Date.parse(instant), value, time, source }]
    : [];
};

/**
 * The patient's weights in order of time: from the registration, from follow-ups and renewals, and the current one if it was
 * changed in the profile since then.
 */
export function weightPoints({
  subscription: { registrationDoneDate, questionnaire = [], history = [] },
  questions,
  profileWeight,
  now,
}: WeightSources): readonly WeightPoint[] {
  const asked = questions.find(({ kind }) => kind === 'weight');
  const registered = questionnaire.find(({ questionId }) => questionId === asked?._id)?.value;
  const answered = [
    ...pointAt(registered, registrationDoneDate, 'When you registered'),
    ...history.flatMap(({ weight, change, createdAt }) =>
      pointAt(weight, createdAt, change === 'renewal_requested' ? 'Renewal' : 'Follow-up'),
    ),
  ].toSorted((one, other) => one.at - other.at);
  return profileWeight === undefined || profileWeight === answered.at(-1)?.value
    ? answered
    : [...answered, { at: now, value: profileWeight, time: 'Now', source: 'Your profile' }];
}

/** Weight such as `176.5 lb`, with at most one decimal. */
export const formatWeight = (pounds: number): string => `${Math.round(pounds * 10) / 10} lb`;

/** Sentence about the weights: the change since the first one, or the only one. */
export function weightSummary(points: readonly WeightPoint[]): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last)
    return first.time === 'Now'
      ? `Your weight is ${formatWeight(first.value)}.`
      : `Your weight on ${first.time} was ${formatWeight(first.value)}.`;
  const change = last.value - first.value;
  if (change === 0) return `Your weight is the same as on ${first.time}: ${formatWeight(last.value)}.`;
  return `Your weight is ${formatWeight(last.value)}. That's ${formatWeight(Math.abs(change))} ${change < 0 ? 'less' : 'more'} than on ${first.time}.`;
}
