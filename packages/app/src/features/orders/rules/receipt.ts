import { addressLines, type AddressParts } from '#shared/format/address.ts';
import { chargeStatus } from '#shared/format/chargeStatus.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { sentence } from '#shared/format/plainText.ts';
import type { StatusDisplay } from '#shared/format/status.ts';
import { medicineName, medicineQuantity, type MedicinePlan } from './medicine.ts';

type Text = string | null | undefined;

/** Line of an invoice (specification section 3, Charge). */
export interface InvoiceLine {
  readonly name: string;
  /** Whole cents, without sign. */
  readonly sum: number;
  readonly type?: Text;
  readonly isNegative?: boolean | null | undefined;
}

/** Input of {@link receipt}. */
export interface ReceiptSource {
  readonly _id: string;
  readonly invoiceId?: Text;
  readonly status: string;
  /** Whole cents. */
  readonly sum: number;
  readonly createdAt?: Text;
  readonly invoiceItems?: readonly InvoiceLine[] | null | undefined;
  readonly reasonObject?: { readonly plan?: MedicinePlan | null | undefined } | null | undefined;
  readonly card?: { readonly cardType?: Text; readonly lastDigits: string } | null | undefined;
  readonly transactionNumber?: Text;
}

/** Payer of a charge. */
export interface Payer {
  readonly name: string;
  readonly address?: AddressParts | null | undefined;
}

/** Receipt, formatted; an unknown field is absent. */
export interface ReceiptView {
  readonly number: string;
  readonly date: string;
  readonly status: StatusDisplay;
  readonly plan: string;
  readonly quantity: string | undefined;
  readonly paidWith: string | undefined;
  readonly paymentNumber: string | undefined;
  readonly billedTo: readonly string[];
  readonly lines: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly note: string;
}

const PAID = 'Keep this receipt for your records, or to claim it from an HSA or FSA.';
const NOT_CHARGED = 'You were not charged.';

const NOTES: ReadonlyMap<string, string> = new Map([
  ['success', PAID],
  ['captured', PAID],
  ['hold', "This amount is held on your card. You'll be charged only if a doctor approves."],
  ['refunded', 'We refunded this payment to your card. Your bank may take a few days to show it.'],
  ['failed', `This payment failed. ${NOT_CHARGED}`],
  ['released', `The hold on your card was released. ${NOT_CHARGED}`],
]);

/** Whether money was paid, so that the charge belongs to the year's receipts. */
export const isPaid = ({ status }: { readonly status: string }): boolean =>
  status === 'success' || status === 'captured';

function lineLabel({ type, name }: InvoiceLine, plan: MedicinePlan | null | undefined): string {
  if (type === 'coupon') return `Coupon ${name}`;
  if (type !== 'product') return name;
  const medicine = plan ? medicineName(plan) : name;
  return [medicine, medicineQuantity(plan)].filter(Boolean).join(', ');
}

const cardText = ({ card }: ReceiptSource): string | undefined =>
  card ? `${sentence(card.cardType || 'card')} ending in ${card.lastDigits}` : undefined;

/**
 * Formats a charge as a receipt.
 * @param timeZone IANA name; without it the device's own
 */
export function receipt(charge: ReceiptSource, payer: Payer, timeZone?: string): ReceiptView {
  const plan = charge.reasonObject?.plan;
  return {
    number: charge.invoiceId || charge._id,
    date: formatDay(charge.createdAt, timeZone) ?? '',
    status: chargeStatus(charge.status),
    plan: medicineName(plan),
    quantity: medicineQuantity(plan),
    paidWith: cardText(charge),
    paymentNumber: charge.transactionNumber ?? undefined,
    billedTo: [payer.name, ...(payer.address ? addressLines(payer.address) : [])].filter(Boolean),
    lines: (charge.invoiceItems ?? []).map((item, index) => ({
      id: `${index} ${item.name}`,
      label: lineLabel(item, plan),
      amount: formatCents(item.isNegative ? -item.sum : item.sum),
    })),
    total: formatCents(charge.sum),
    note: NOTES.get(charge.status) ?? '',
  };
}
