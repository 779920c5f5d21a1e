import { scheduleAfter, type ChangeOptions, type PreviewedAction } from './actions.ts';
import { billingTerms, type Schedule, type ScheduledSubscription } from './schedule.ts';

/** Schedule before and after an action. */
export interface ChangePreview {
  readonly before: Schedule;
  readonly after: Schedule;
}

/**
 * Effect of an action, for the dialog that asks before it.
 * @param now milliseconds since 1970
 */
export function previewChange(
  action: PreviewedAction,
  subscription: ScheduledSubscription,
  now: number,
  options: ChangeOptions = {},
): ChangePreview {
  const terms = billingTerms(subscription, now);
  return { before: terms.current, after: scheduleAfter(action, terms, options) };
}
