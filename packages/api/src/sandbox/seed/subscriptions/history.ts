import { withHistoryEntry, type Change } from '../../features/subscriptions/rules/history.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { REVIEWER } from './statesRunning.ts';
import type { SeedState } from './states.ts';

const DAY = 86_400_000;

type Step = Pick<Change, 'change' | 'by'> & {
  /** Days before now. */
  readonly days: number;
};

const doctor = (change: Change['change'], days: number): Step => ({ change, by: 'doctor', days });
const patient = (change: Change['change'], days: number): Step => ({ change, by: 'patient', days });

/** Changes since the approval, by state. */
const laterChanges: Partial<Record<SeedState, readonly Step[]>> = {
  paused: [patient('paused', 2)],
  approvedPaused: [patient('paused', 2)],
  skipped: [patient('skipped', 1)],
  canceled: [patient('canceled', 20)],
  winback: [patient('canceled', 145)],
  failedPayment: [{ change: 'payment_failed', by: 'system', days: 1 }],
  doseAsked: [patient('change_requested', 0)],
  doseDeclined: [patient('change_requested', 3), doctor('change_declined', 2)],
  doseApproved: [patient('change_requested', 3), doctor('change_approved', 2)],
  renewal: [{ change: 'renewal_due', by: 'system', days: 1 }],
};

/** Seeded record with the history of its state. */
export function withHistory(
  record: SubscriptionRecord,
  state: SeedState,
  { patientName, now }: { readonly patientName: string; readonly now: number },
): SubscriptionRecord {
  const done = Date.parse(record.registrationDoneDate ?? '');
  if (Number.isNaN(done)) return record;
  const { modifyRequest: _request, ...before } = record;
  const decided = record.review?.value;
  const registered = withHistoryEntry(before, before, {
    change: 'registered',
    by: 'patient',
    userName: patientName,
    now: done,
  });
  const reviewed =
    decided === 'approved' || decided === 'declined'
      ? withHistoryEntry(registered, registered, {
          change: decided,
          by: 'doctor',
          userName: REVIEWER.userName,
          now: Math.min(done + DAY, now),
        })
      : registered;
  const { history = [] } = (laterChanges[state] ?? []).reduce((last, { change, by, days }) => {
    const userName = by === 'patient' ? patientName : by === 'doctor' ? REVIEWER.userName : undefined;
    return withHistoryEntry(
      last,
      { ...last, ...record, history: last.history ?? [] },
      { change, by, userName, now: now - days * DAY },
    );
  }, reviewed);
  return { ...record, history };
}
