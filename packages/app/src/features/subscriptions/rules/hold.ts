/** Statuses after a doctor or the patient has decided: a hold is charged or released, even where the payment says otherwise. */
const DECIDED: ReadonlySet<string> = new Set([
  'active',
  'pause',
  'renewal',
  'declined',
  'not_verified',
  'cancel',
  'completed',
]);

/** Where nothing is held. */
export const CHARGED_ON_APPROVAL = "You're charged only when a doctor approves.";

/** Whether money is held, which is charged when a doctor approves; also where the status is new or missing. */
export const isHolding = ({
  status,
  paymentIntentStatus,
}: {
  readonly status?: string | null | undefined;
  readonly paymentIntentStatus?: string | null | undefined;
}): boolean => !DECIDED.has(status ?? '') && paymentIntentStatus === 'requires_capture';

/** What became of held money with a cancellation; undefined where nothing was held. */
export function holdAfterCancel(
  before: Parameters<typeof isHolding>[0],
  after: {
    readonly paymentIntentStatus?: string | null | undefined;
    readonly review?: { readonly value: string } | null | undefined;
  },
): 'released' | 'charged' | undefined {
  if (!isHolding(before)) return undefined;
  // A doctor may have approved it a moment before: the charge stays.
  return after.review?.value === 'approved' || after.paymentIntentStatus === 'succeeded'
    ? 'charged'
    : 'released';
}
