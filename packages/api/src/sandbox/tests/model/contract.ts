import { type MonthDay, instantOf, monthDayOf, monthsAfter } from './dates.ts';

/**
 * Model of a subscription, written from the specification (section 4) and the decisions ("Subscriptions") without sharing
 * code with the rules it is compared with.
 */
export interface Contract {
  status: 'active' | 'pause' | 'pending' | 'cancel' | 'renewal';
  /** Months between two bills. */
  months: number;
  /** Next bill without skips and pauses; undefined while nothing is billed. */
  bill: MonthDay | undefined;
  /** Day of the month of bills, also while there is no next bill. */
  billDay: number | undefined;
  skipped: number;
  pausedUntil: number | undefined;
  /** End of the paid period after a cancellation. */
  paidUntil: number | undefined;
  /** Number of paid bills. */
  paid: number;
  /** Number of paid bills before the current prescription. */
  paidBefore: number;
  isRenewalDue: boolean;
  isApproved: boolean;
  review: 'approved' | 'pending';
  /** Time of the doctor's decision. */
  reviewAt: number | undefined;
  /** Requested dose; `step` is the number of steps up. */
  change: { state: 'pending' | 'approved' | 'declined'; dose: string; step: number } | undefined;
  changeAt: number | undefined;
  dose: string;
}

/** Milliseconds until a doctor's decision. */
const REVIEW_TIME = 4 * 60 * 60 * 1000;

const refills = ({ months, paid, paidBefore }: Contract) => 12 / months - (paid - paidBefore);

/** Date of the next bill, after skipped periods. */
export const billedAt = ({ bill, skipped, months }: Contract): number | undefined =>
  bill && instantOf(monthsAfter(bill, skipped * months));

function billFrom(contract: Contract, instant: number): void {
  contract.bill = monthDayOf(instant);
  contract.billDay = contract.bill.day;
  contract.skipped = 0;
}

export type Rejected = 'rejected';

/** Actions of a patient; each changes the contract, or is rejected without a change. */
export const actions = {
  pause(contract: Contract, now: number, periods: number): Rejected | undefined {
    if (contract.status !== 'active') return 'rejected';
    const bill = contract.bill ?? monthDayOf(now);
    contract.status = 'pause';
    contract.bill = bill;
    contract.pausedUntil = instantOf(monthsAfter(bill, (contract.skipped + periods) * contract.months));
    return undefined;
  },
  resume(contract: Contract, now: number): Rejected | undefined {
    if (contract.status !== 'pause') return 'rejected';
    contract.status = 'active';
    contract.pausedUntil = undefined;
    const next = billedAt(contract);
    if (next === undefined || next <= now) billFrom(contract, now);
    return undefined;
  },
  skip(contract: Contract, now: number, periods: number): Rejected | undefined {
    if (contract.status !== 'active') return 'rejected';
    contract.skipped = periods;
    const next = billedAt(contract);
    if (next === undefined || next <= now) billFrom(contract, now);
    return undefined;
  },
  cancel(contract: Contract, now: number): Rejected | undefined {
    if (contract.status === 'cancel' || contract.status === 'renewal') return 'rejected';
    const bill = contract.bill && instantOf(contract.bill);
    contract.paidUntil = Math.max(bill ?? now, now);
    contract.status = 'cancel';
    contract.isApproved = false;
    contract.bill = undefined;
    contract.skipped = 0;
    contract.pausedUntil = undefined;
    if (contract.change?.state === 'pending') contract.change = undefined;
    return undefined;
  },
  reactivate(contract: Contract, now: number): Rejected | undefined {
    if (contract.status !== 'cancel') return 'rejected';
    const paidUntil = contract.paidUntil ?? now;
    contract.paidUntil = undefined;
    if (contract.review !== 'approved') {
      contract.status = 'pending';
      contract.reviewAt = now + REVIEW_TIME;
      return undefined;
    }
    contract.status = 'active';
    contract.isApproved = true;
    if (paidUntil <= now) billFrom(contract, now);
    else {
      contract.bill = monthDayOf(paidUntil, contract.billDay);
      contract.billDay = contract.bill.day;
    }
    return undefined;
  },
  changeDose(contract: Contract, now: number, dose: string, step: number): Rejected | undefined {
    if (contract.status !== 'active' || contract.change?.state === 'pending') return 'rejected';
    if (contract.review === 'pending' || dose === contract.dose) return 'rejected';
    contract.change = { state: 'pending', dose, step };
    contract.changeAt = now + REVIEW_TIME;
    return undefined;
  },
  removeModify(contract: Contract): Rejected | undefined {
    const isCurrent = contract.status === 'active' || contract.status === 'pause';
    if (!isCurrent || contract.change?.state !== 'pending') return 'rejected';
    contract.change = undefined;
    return undefined;
  },
  renew(contract: Contract, now: number): Rejected | undefined {
    const canRenew = contract.status === 'renewal' || (contract.status === 'active' && contract.isRenewalDue);
    if (!canRenew || contract.review === 'pending') return 'rejected';
    if (contract.status === 'renewal') contract.status = 'pending';
    contract.isRenewalDue = false;
    contract.review = 'pending';
    contract.reviewAt = now + REVIEW_TIME;
    return undefined;
  },
};

function decideReview(contract: Contract, at: number): void {
  contract.reviewAt = undefined;
  const isInReview = contract.status === 'pending' || contract.review === 'pending';
  if (!isInReview || contract.status === 'cancel') return;
  contract.review = 'approved';
  contract.isApproved = true;
  contract.isRenewalDue = false;
  contract.paidBefore = contract.paid;
  if (contract.change?.state === 'pending') {
    contract.dose = contract.change.dose;
    contract.change.state = 'approved';
  }
  if (contract.status === 'pause') return;
  contract.status = 'active';
  const next = billedAt(contract);
  if (next === undefined || next <= at) billFrom(contract, at);
}

function decideChange(contract: Contract): void {
  contract.changeAt = undefined;
  if (contract.change?.state !== 'pending') return;
  contract.change.state = contract.change.step > 1 ? 'declined' : 'approved';
  if (contract.change.state === 'approved') contract.dose = contract.change.dose;
}

function endPause(contract: Contract, at: number): void {
  contract.status = 'active';
  contract.pausedUntil = undefined;
  contract.skipped = 0;
  contract.bill = monthDayOf(at, contract.billDay);
}

function billOrEnd(contract: Contract): void {
  const { bill, skipped, months } = contract;
  if (bill === undefined) return;
  if (refills(contract) <= 0) {
    contract.status = 'renewal';
    contract.isApproved = false;
    contract.isRenewalDue = contract.review !== 'pending';
    contract.bill = undefined;
    return;
  }
  contract.bill = monthsAfter(bill, (skipped + 1) * months);
  contract.skipped = 0;
  contract.paid += 1;
  if (refills(contract) <= 0) contract.isRenewalDue = true;
}

/** Processes scheduled events up to an instant in order of time, doctors' decisions first. */
export function processUntil(contract: Contract, now: number): void {
  for (;;) {
    const bill = contract.status === 'active' ? billedAt(contract) : undefined;
    const pauseEnd = contract.status === 'pause' ? contract.pausedUntil : undefined;
    const events: readonly (readonly [number | undefined, (at: number) => void])[] = [
      // First, because a change can't be requested during a review.
      [contract.changeAt, () => decideChange(contract)],
      [contract.reviewAt, (at) => decideReview(contract, at)],
      [pauseEnd, (at) => endPause(contract, at)],
      [bill, () => billOrEnd(contract)],
    ];
    const due = events
      .flatMap(([at, process]) => (at !== undefined && at <= now ? [{ at, process }] : []))
      .sort((a, b) => a.at - b.at)[0];
    if (due === undefined) return;
    due.process(due.at);
  }
}
