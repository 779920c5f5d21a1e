import { environmentAtom } from '@patient/app/shared/environment.ts';
import { spyOn } from 'storybook/test';
import type { PlayContext } from './subscription.ts';

/** Watches what a story's app shows as a notification. */
export const watchToasts = ({ visit }: Pick<PlayContext, 'visit'>) =>
  spyOn(visit.store.get(environmentAtom).toasts, 'show');
