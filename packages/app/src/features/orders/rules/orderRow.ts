import { addressLine, type AddressParts } from '#shared/format/address.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { medicineName, medicineQuantity, type MedicinePlan } from './medicine.ts';
import {
  orderStatus,
  orderSteps,
  type OrderProgress,
  type OrderStatusDisplay,
  type OrderStepView,
} from './orderStatus.ts';

type Text = string | null | undefined;

/** Input of {@link orderRow} (specification section 3, Order). */
export interface OrderSource extends OrderProgress {
  readonly _id: string;
  readonly tracking_number?: Text;
  readonly tracking_url?: Text;
  readonly patient?: { readonly shipping?: AddressParts | null | undefined } | null | undefined;
  readonly charge?:
    | {
        readonly sum: number;
        readonly status?: string;
        readonly reasonObject?:
          | { readonly plan?: (MedicinePlan & { readonly productImgUrl?: Text }) | null | undefined }
          | null
          | undefined;
      }
    | null
    | undefined;
}

/** One order, formatted; an unknown field is absent. */
export interface OrderRowView {
  readonly title: string;
  readonly placed: string;
  readonly number: string;
  readonly total: string | undefined;
  readonly status: OrderStatusDisplay;
  readonly steps: readonly OrderStepView[];
  readonly carrier: string | undefined;
  readonly trackingUrl: string | undefined;
  readonly sentTo: string | undefined;
  readonly imageUrl: string | undefined;
  /** Day of the delivery to come. */
  readonly expected: string | undefined;
}

/** Statuses of an order whose delivery is to come. */
const COMING: ReadonlySet<string> = new Set(['created', 'processing', 'shipped']);

/**
 * Formats an order.
 * @param timeZone IANA name; without it the device's own
 */
export function orderRow(order: OrderSource, timeZone?: string): OrderRowView {
  const plan = order.charge?.reasonObject?.plan;
  const shipping = order.patient?.shipping;
  return {
    title: [medicineName(plan), medicineQuantity(plan)].filter(Boolean).join(', '),
    placed: formatDay(order.createdAt, timeZone) ?? '',
    number: order._id,
    total: order.charge ? formatCents(order.charge.sum) : undefined,
    status: orderStatus(order.status),
    steps: orderSteps(order, timeZone),
    carrier: [order.carrier, order.tracking_number].filter(Boolean).join(', ') || undefined,
    trackingUrl: order.tracking_url ?? undefined,
    sentTo: (shipping && addressLine(shipping)) || undefined,
    imageUrl: plan?.productImgUrl ?? undefined,
    expected: COMING.has(order.status) ? formatDay(order.expectedDelivery, timeZone) : undefined,
  };
}
