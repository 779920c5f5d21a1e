import { atom } from 'jotai';
import { initialStepHistory } from '../rules/back.ts';
import { stepOf } from '@patient/api/model';
import { currentSubscriptionAtom } from './stepper.ts';

/** Keyed by subscription and step. */
const stepHistoriesAtom = atom<Readonly<Record<string, readonly string[]>>>({});

const keyOf = (subscriptionId: string, step: string) => `${subscriptionId} ${step}`;

const NONE: readonly string[] = [];

/** History of the step that is shown. */
export const stepHistoryAtom = atom((get) => {
  const subscription = get(currentSubscriptionAtom);
  if (subscription === undefined) return NONE;
  const step = stepOf(subscription);
  return get(stepHistoriesAtom)[keyOf(subscription._id, step)] ?? initialStepHistory(step);
});

/** Sets histories of the current subscription; undefined resets a step. */
export const setStepHistoriesAtom = atom(
  null,
  (get, set, stepHistories: Readonly<Record<string, readonly string[] | undefined>>) => {
    const subscription = get(currentSubscriptionAtom);
    if (subscription === undefined) return;
    const entries = new Map(Object.entries(get(stepHistoriesAtom)));
    for (const [step, stepHistory] of Object.entries(stepHistories)) {
      const key = keyOf(subscription._id, step);
      if (stepHistory === undefined) entries.delete(key);
      else entries.set(key, stepHistory);
    }
    set(stepHistoriesAtom, Object.fromEntries(entries));
  },
);
