/** Input of the billing lists. */
export interface ChargeFacts {
  readonly status: string;
  readonly reasonType?: string | null | undefined;
}

const BILLED = new Set(['success', 'hold', 'captured']);
const COMING = new Set(['pending', 'in process']);

/** History: successful subscription charges, in the order given (specification section 4). */
export const billingHistory = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge[] =>
  charges.filter(({ status, reasonType }) => status === 'success' && reasonType === 'subscription');

/** Last billings: charges made or held, in the order given. */
export const lastBillings = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge[] =>
  charges.filter(({ status }) => BILLED.has(status));

/** Charges that failed, in the order given. */
export const failedBillings = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge[] =>
  charges.filter(({ status }) => status === 'failed');

/** Next billing: the last charge of the list that is not made yet. */
export const nextBilling = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge | undefined =>
  charges.findLast(({ status }) => COMING.has(status));
