/** Line item of a receipt. */
export interface ReceiptLine {
  id: string;
  /** Item such as "Finasteride 1 mg, 90 tablets". */
  label: string;
  /** Formatted amount; a discount has a minus sign. */
  amount: string;
}
