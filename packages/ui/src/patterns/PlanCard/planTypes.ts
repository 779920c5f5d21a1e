import type { ReactNode } from 'react';

/** Choice such as dose, uses, delivery or packaging. */
export interface PlanLine {
  id: string;
  /** Label such as "Dose". */
  label: string;
  /** Formatted value; omit it when not chosen yet. */
  value?: string | undefined;
  /** Opens the step of this choice; without it, there is no button. */
  onChange?: (() => void) | undefined;
}

/** Prices of a plan, with formatted amounts and dates. */
export interface PlanPrice {
  /** Price for one month such as "$28.00". */
  perMonth: string;
  /** Monthly price before the discount. */
  perMonthBefore?: string | undefined;
  /** Amount held now and charged once a doctor approves: "$84.00". */
  today: string;
  /** Short note below it: "for 3 months". */
  todayNote?: ReactNode;
  /** Date and amount of the renewal: "03-03-2027", "$84.00". */
  renews: { readonly date: string; readonly amount: string };
  /** Code, discount such as "-$14.00" and duration of a coupon. */
  coupon?: { readonly code: string; readonly amount: string; readonly note?: ReactNode } | undefined;
}

/** State of the price: known, first load, reload or failed. */
export type PlanState = 'ready' | 'loading' | 'updating' | 'error';
