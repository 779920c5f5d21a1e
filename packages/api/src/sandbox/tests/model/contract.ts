import { type MonthDay, instantOf, monthDayOf, monthsAfter } from './dates.ts';

/**
 * Model of a subscription, written from the specification (section 4) and the decisions ("Subscriptions") without sharing
 * code with the rules it is compared with.
 */
export interface Contract {
  status: 'active' | 'pause' | 'pending' | 'cancel' | 'renewal';
  /** Months between two bills. */
  months: number;
  /** The bill that comes, were nothing skipped or paused; none while nothing is billed. */
  bill: MonthDay | undefined;
  /** The day of the month that bills have; kept while there are none. */
  billDay: number | undefined;
  skipped: number;
  /** When the pause ends. */
  pausedUntil: number | undefined;
  /** Until when what was paid for lasts after a cancellation. */
  paidUntil: number | undefined;
  /** Bills paid in all. */
  paid: number;
  /** Of them, how many before the prescription of now. */
  paidBefore: number;
  /** Whether a renewal is offered. */
  isRenewalDue: boolean;
  isApproved: boolean;
  /** A doctor looks at the prescription, and answers then. */
  review: 'approved' | 'pending';
  reviewAt: number | undefined;
  /** Another dose that was asked for; `step` is how many steps up it is. */
  change: { state: 'pending' | 'approved' | 'declined'; dose: string; step: number } | undefined;
  changeAt: number | undefined;
  dose: string;
}

/** Milliseconds that a doctor takes. */
const DOCTOR_TAKES = 4 * 60 * 60 * 1000;

const refills = ({ months, paid, paidBefore }: Contract) => 12 / months - (paid - paidBefore);

/** When the next bill comes, with what is skipped. */
export const billedAt = ({ bill, skipped, months }: Contract): number | undefined =>
  bill && instantOf(monthsAfter(bill, skipped * months));

function billFrom(contract: Contract, instant: number): void {
  contract.bill = monthDayOf(instant);
  contract.billDay = contract.bill.day;
  contract.skipped = 0;
}

export type Refused = 'refused';

/** What a patient may do; each changes the contract, or refuses and leaves it alone. */
export const actions = {
  pause(contract: Contract, now: number, periods: number): Refused | undefined {
    if (contract.status !== 'active') return 'refused';
    const bill = contract.bill ?? monthDayOf(now);
    contract.status = 'pause';
    contract.bill = bill;
    contract.pausedUntil = instantOf(monthsAfter(bill, (contract.skipped + periods) * contract.months));
    return undefined;
  },
  resume(contract: Contract, now: number): Refused | undefined {
    if (contract.status !== 'pause') return 'refused';
    contract.status = 'active';
    contract.pausedUntil = undefined;
    const next = billedAt(contract);
    if (next === undefined || next <= now) billFrom(contract, now);
    return undefined;
  },
  skip(contract: Contract, now: number, periods: number): Refused | undefined {
    if (contract.status !== 'active') return 'refused';
    contract.skipped = periods;
    const next = billedAt(contract);
    if (next === undefined || next <= now) billFrom(contract, now);
    return undefined;
  },
  cancel(contract: Contract, now: number): Refused | undefined {
    if (contract.status === 'cancel' || contract.status === 'renewal') return 'refused';
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
  reactivate(contract: Contract, now: number): Refused | undefined {
    if (contract.status !== 'cancel') return 'refused';
    const paidUntil = contract.paidUntil ?? now;
    contract.paidUntil = undefined;
    if (contract.review !== 'approved') {
      contract.status = 'pending';
      contract.reviewAt = now + DOCTOR_TAKES;
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
  changeDose(contract: Contract, now: number, dose: string, step: number): Refused | undefined {
    if (contract.status !== 'active' || contract.change?.state === 'pending') return 'refused';
    if (contract.review === 'pending' || dose === contract.dose) return 'refused';
    contract.change = { state: 'pending', dose, step };
    contract.changeAt = now + DOCTOR_TAKES;
    return undefined;
  },
  removeModify(contract: Contract): Refused | undefined {
    const runs = contract.status === 'active' || contract.status === 'pause';
    if (!runs || contract.change?.state !== 'pending') return 'refused';
    contract.change = undefined;
    return undefined;
  },
  renew(contract: Contract, now: number): Refused | undefined {
    const isOffered =
      contract.status === 'renewal' || (contract.status === 'active' && contract.isRenewalDue);
    if (!isOffered || contract.review === 'pending') return 'refused';
    if (contract.status === 'renewal') contract.status = 'pending';
    contract.isRenewalDue = false;
    contract.review = 'pending';
    contract.reviewAt = now + DOCTOR_TAKES;
    return undefined;
  },
};

function answerReview(contract: Contract, at: number): void {
  contract.reviewAt = undefined;
  const waits = contract.status === 'pending' || contract.review === 'pending';
  if (!waits || contract.status === 'cancel') return;
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

/** Processes scheduled events until an instant, in order of time; a doctor's decision comes first. */
export function passUntil(contract: Contract, now: number): void {
  for (;;) {
    const bill = contract.status === 'active' ? billedAt(contract) : undefined;
    const pauseEnd = contract.status === 'pause' ? contract.pausedUntil : undefined;
    const events: readonly (readonly [number | undefined, (at: number) => void])[] = [
      // A change can't be requested during a review, so of two decisions at one instant it was requested first.
      [contract.changeAt, () => decideChange(contract)],
      [contract.reviewAt, (at) => answerReview(contract, at)],
      [pauseEnd, (at) => endPause(contract, at)],
      [bill, () => billOrEnd(contract)],
    ];
    const due = events
      .flatMap(([at, happen]) => (at !== undefined && at <= now ? [{ at, happen }] : []))
      .sort((a, b) => a.at - b.at)[0];
    if (due === undefined) return;
    due.happen(due.at);
  }
}
