/** Statuses before a doctor has decided. */
const UNDECIDED: ReadonlySet<string> = new Set(['in_progress', 'pending', 'pre_screened', 'hold']);

/** Whether money is held, which is charged when a doctor approves. */
export const isHolding = ({
  status,
  paymentIntentStatus,
}: {
  readonly status?: string | null | undefined;
  readonly paymentIntentStatus?: string | null | undefined;
}): boolean => UNDECIDED.has(status ?? '') && paymentIntentStatus === 'requires_capture';
