/** One part of what was charged. */
export interface ReceiptLine {
  id: string;
  /** What it is for: "Finasteride 1 mg, 90 tablets". */
  label: string;
  /** Formatted; with a minus where it is taken off. */
  amount: string;
}
