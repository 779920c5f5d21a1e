import type { KnownOrderStatus } from '../../../generated/knownValues.ts';
import type { Order } from '../../core/schema.ts';

/** Stored order. Its status is derived from the elapsed time. */
export interface OrderRecord {
  _id: string;
  createdAt: string;
  subscriptionId: string;
  chargeId: string;
  shipping?: NonNullable<Order['patient']>['shipping'];
  /** End of an order that is not delivered. */
  end?: { status: KnownOrderStatus; at: string };
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the patient, oldest first. */
    orders: OrderRecord;
  }
}
