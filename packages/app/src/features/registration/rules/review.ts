/** The step with the summary. */
const SUMMARY = 'summary';

/**
 * Where going on leads from a step that was opened from the summary: back to it. A changed treatment may cost another
 * sum, so payment is not passed over.
 */
export const returnTarget = (step: string): string => (step === 'treatment' ? 'payment' : SUMMARY);
