import { environmentAtom } from '@patient/app/shared/environment.ts';
import { spyOn } from 'storybook/test';
import type { PlayContext } from './subscription.ts';

/** Spies on the notifications of a story's app. */
export const watchToasts = ({ visit }: Pick<PlayContext, 'visit'>) =>
  spyOn(visit.store.get(environmentAtom).toasts, 'show');
