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
  /** Whether it can't be changed at the moment. @default false */
  isDisabled?: boolean;
}

/** Prices of a plan, with formatted amounts and dates. */
export interface PlanPrice {
  /** Regular price for one month such as "$28.00". */
  perMonth: string;
  /** Monthly price before a discount on every bill. A discount on some bills is a `coupon` only. */
  perMonthBefore?: string | undefined;
  /** Amount held now and charged when a doctor approves, and what it is for: "$84.00", "for 3 months". */
  held: { readonly amount: string; readonly period: string };
  /** Bills after that: "$84.00", "every 3 months", and the date of the next one. */
  next: {
    readonly amount: string;
    readonly every: string;
    readonly date: string;
    /** Amount once a coupon has ended: "$84.00 after your first 2 bills". */
    readonly afterCoupon?: string | undefined;
  };
  /** Code, discount such as "-$14.00" and bills of a coupon: "off your first bill". */
  coupon?: { readonly code: string; readonly amount: string; readonly span?: ReactNode } | undefined;
}

/** State of the price: known, first load, reload or failed. Only a known one is shown. */
export type PlanState = 'ready' | 'loading' | 'updating' | 'error';
