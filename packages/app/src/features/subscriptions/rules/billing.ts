import { sentence } from '../../../shared/format/plainText.ts';

/** What the lists are made from. */
export interface ChargeFacts {
  readonly status: string;
  readonly reasonType?: string | null | undefined;
}

const BILLED = new Set(['success', 'hold', 'captured']);
const COMING = new Set(['pending', 'in process']);

/** History: successful subscription charges, in the order given (specification section 4). */
export const billingHistory = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge[] =>
  charges.filter(({ status, reasonType }) => status === 'success' && reasonType === 'subscription');

/** Last billings: what was billed or held, in the order given. */
export const lastBillings = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge[] =>
  charges.filter(({ status }) => BILLED.has(status));

/** Next billing: the last charge of the list that is still to come. */
export const nextBilling = <Charge extends ChargeFacts>(charges: readonly Charge[]): Charge | undefined =>
  charges.findLast(({ status }) => COMING.has(status));

const LABELS: ReadonlyMap<string, string> = new Map([
  ['success', 'Paid'],
  ['captured', 'Paid'],
  ['hold', 'Authorised'],
]);

/** How a charge's status reads; one without words of its own is shown in plain words. */
export const chargeLabel = (status: string): string => LABELS.get(status) ?? sentence(status);
