import type { ReactNode } from 'react';

/** One thing that was or will be chosen: dose, uses, delivery, packaging. */
export interface PlanLine {
  id: string;
  /** "Dose". */
  label: string;
  /** What was chosen, formatted; without it the line is still open. */
  value?: string | undefined;
  /** Leads to where it is chosen. Without it there is no such button. */
  onChange?: (() => void) | undefined;
}

/** What a plan costs, every sum and date formatted. */
export interface PlanPrice {
  /** For one month: "$28.00". */
  perMonth: string;
  /** What it was before something was taken off. */
  perMonthBefore?: string | undefined;
  /** Billed once a doctor approves, and held until then: "$84.00". */
  today: string;
  /** A few words under it: "for 3 months". */
  todayNote?: ReactNode;
  /** When it goes on, and for how much: "03-03-2027", "$84.00". */
  renews: { readonly date: string; readonly amount: string };
  /** What a coupon takes off: code, "-$14.00", and for how long. */
  coupon?: { readonly code: string; readonly amount: string; readonly note?: ReactNode } | undefined;
}

/** Whether the price is known: known, asked for the first time, asked again, not to be had. */
export type PlanState = 'ready' | 'loading' | 'updating' | 'error';
