/** What a patient can do with a subscription. */
export type SubscriptionAction =
  | 'continue'
  | 'renew'
  | 'resume'
  | 'reactivate'
  | 'startAgain'
  | 'pause'
  | 'skip'
  | 'changeDose'
  | 'message'
  | 'cancel';

/** What the actions are read from. */
export interface ActionFacts {
  readonly status?: string | null | undefined;
  readonly renewal?: boolean | null | undefined;
  readonly pause?: { readonly until?: string | null | undefined } | null | undefined;
}

type Actions = readonly SubscriptionAction[];

const IN_REVIEW: Actions = ['message', 'cancel'];
const PAUSED: Actions = ['resume', 'cancel'];
const DECLINED: Actions = ['startAgain', 'message'];
/** Nothing here changes a contract whose state this app does not know. */
const UNLISTED: Actions = ['message'];

/** The table of decisions "Subscriptions" by raw status: the likeliest action first, cancelling last. */
const ACTIONS: ReadonlyMap<string, Actions> = new Map([
  ['in_progress', ['continue']],
  ['pending', IN_REVIEW],
  ['pre_screened', IN_REVIEW],
  ['hold', IN_REVIEW],
  ['active', ['pause', 'skip', 'changeDose', 'message', 'cancel']],
  ['pause', PAUSED],
  ['declined', DECLINED],
  ['not_verified', DECLINED],
  ['cancel', ['reactivate']],
  ['renewal', ['renew', 'message']],
]);

/** Whether a subscription rests: its raw status says so, or it is active with a pause on it. */
export const isPaused = ({ status, pause }: ActionFacts): boolean =>
  status === 'pause' || (status === 'active' && pause !== null && pause !== undefined);

/** Until when a paused subscription rests, as ISO instant; undefined when it is not paused or has no end. */
export const pausedUntil = (subscription: ActionFacts): string | undefined =>
  isPaused(subscription) ? (subscription.pause?.until ?? undefined) : undefined;

/** The actions open to a patient, in the order they are offered. The approval does not count, the raw status does. */
export function subscriptionActions(subscription: ActionFacts): Actions {
  if (isPaused(subscription)) return PAUSED;
  const status = subscription.status ?? '';
  const actions = ACTIONS.get(status) ?? UNLISTED;
  return status === 'active' && subscription.renewal ? ['renew', ...actions] : actions;
}
