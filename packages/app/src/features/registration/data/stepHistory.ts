import { atom } from 'jotai';
import { firstTrail } from '../rules/back.ts';
import { stepOf } from '../rules/stepper.ts';
import { currentSubscriptionAtom } from './stepper.ts';

/** Trails by subscription and step: what one patient left is never shown for another's subscription. */
const trailsAtom = atom<Readonly<Record<string, readonly string[]>>>({});

const keyOf = (subscriptionId: string, step: string) => `${subscriptionId} ${step}`;

const NONE: readonly string[] = [];

/** The parts of the step shown that led to what is shown. */
export const trailAtom = atom((get) => {
  const subscription = get(currentSubscriptionAtom);
  if (subscription === undefined) return NONE;
  const step = stepOf(subscription);
  return get(trailsAtom)[keyOf(subscription._id, step)] ?? firstTrail(step);
});

/** Which trails the steps of the subscription in hand are shown with; undefined lets a step begin anew. */
export const setTrailsAtom = atom(
  null,
  (get, set, trails: Readonly<Record<string, readonly string[] | undefined>>) => {
    const subscription = get(currentSubscriptionAtom);
    if (subscription === undefined) return;
    const entries = new Map(Object.entries(get(trailsAtom)));
    for (const [step, trail] of Object.entries(trails)) {
      const key = keyOf(subscription._id, step);
      if (trail === undefined) entries.delete(key);
      else entries.set(key, trail);
    }
    set(trailsAtom, Object.fromEntries(entries));
  },
);
