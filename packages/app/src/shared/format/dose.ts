/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';

/** Formats a dose such as `0.25 mg` or `0.025%`; undefined without an amount. */
export const formatDose = (
  weight: number | string | null | undefined,
  measure: string | null | undefined,
): string | undefined =>
  weight ? [weight, measure].filter(Boolean).join(measure === '%' ? '' : NO_BREAK_SPACE) : undefined;
