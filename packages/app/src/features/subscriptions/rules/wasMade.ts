import { isPaused, type ActionFacts, type SubscriptionChange } from './actions.ts';

/** Change whose answer may be lost. */
export type SentChange = SubscriptionChange | 'changeDose' | 'renew' | 'followUp';

/** Part of a subscription that shows whether a change was made. */
export interface ChangedFacts extends Omit<ActionFacts, 'modifyRequest'> {
  readonly modifyRequest?:
    | { readonly status: string; readonly plan?: { readonly doseId?: string } }
    | null
    | undefined;
}

/** What was asked for. */
export interface AskedFor {
  /** Skipped billing periods. */
  readonly periods?: number;
  readonly doseId?: string;
}

type IsMade = (after: ChangedFacts, asked: AskedFor) => boolean;

const hasSkips: IsMade = ({ status, skipPeriods }, { periods }) =>
  status === 'active' && (skipPeriods ?? 0) === periods;

const MADE: Readonly<Record<SentChange, IsMade>> = {
  pause: isPaused,
  resume: (after) => after.status === 'active' && !isPaused(after),
  skip: hasSkips,
  undoSkip: hasSkips,
  cancel: ({ status }) => status === 'cancel',
  reactivate: ({ status }) => status === 'active' || status === 'pending',
  withdrawChange: ({ modifyRequest }) => !modifyRequest,
  changeDose: ({ modifyRequest }, { doseId }) =>
    modifyRequest?.status === 'pending' && modifyRequest.plan?.doseId === doseId,
  renew: ({ review }) => review?.value === 'pending',
  followUp: ({ status, review }) => status !== 'in_progress' && review?.value === 'pending',
};

/**
 * Whether a subscription, read again after a call without an answer, has the change that was asked for: the service
 * made it, and only its answer was lost.
 */
export const wasMade = (change: SentChange, after: ChangedFacts, asked: AskedFor = {}): boolean =>
  MADE[change](after, asked);
