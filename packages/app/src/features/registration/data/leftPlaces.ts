import { atom } from 'jotai';
import { stepOf } from '@patient/api/model';
import { placesAhead, type LeftPlace } from '../rules/forward.ts';
import { stepHistoryAtom } from './stepHistory.ts';
import { currentSubscriptionAtom } from './stepper.ts';

/** In memory only: ids of follow-up questions reveal answers. */
const leftPlacesAtom = atom<readonly LeftPlace[]>([]);

const placesAheadAtom = atom((get): readonly LeftPlace[] => {
  const subscription = get(currentSubscriptionAtom);
  if (subscription === undefined) return [];
  const shown = { subscription, step: stepOf(subscription), stepHistory: get(stepHistoryAtom) };
  return placesAhead(get(leftPlacesAtom), shown);
});

/** Remembers the place that is shown, before going back from it. */
export const leavePlaceAtom = atom(null, (get, set) => {
  const subscription = get(currentSubscriptionAtom);
  if (subscription === undefined) return;
  const place = {
    subscriptionId: subscription._id,
    step: stepOf(subscription),
    stepHistory: get(stepHistoryAtom),
  };
  set(leftPlacesAtom, [...get(placesAheadAtom), place]);
});

/** Takes the nearest place to go forward to, with whether there are more. */
export const takePlaceAheadAtom = atom(null, (get, set) => {
  const ahead = get(placesAheadAtom);
  set(leftPlacesAtom, ahead.slice(0, -1));
  return { place: ahead.at(-1), hasMore: ahead.length > 1 };
});
