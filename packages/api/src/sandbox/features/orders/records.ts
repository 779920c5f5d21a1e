import type { Order } from '../../core/schema.ts';

/** Stored order; its status follows from the elapsed time. */
export interface OrderRecord {
  _id: string;
  createdAt: string;
  subscriptionId: string;
  chargeId: string;
  shipping?: NonNullable<Order['patient']>['shipping'];
  /** How it ended, when it was not simply delivered. */
  end?: { status: 'cancelled' | 'returned'; at: string };
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the patient, the oldest first. */
    orders: OrderRecord;
  }
}
