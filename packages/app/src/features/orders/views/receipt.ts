import type { Charge, InvoiceItem, Plan, PostalAddress } from '@patient/api';
import { addressLines } from '#shared/format/address.ts';
import { chargeStatus } from '#shared/format/chargeStatus.ts';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { sentence } from '#shared/format/plainText.ts';
import { medicineName, medicineQuantity } from './medicine.ts';
import { receiptNumber, rowOf, type KnownChargeStatus } from '@patient/api/model';

/** Payer of a charge, for its receipt. */
export interface Payer {
  readonly name: string;
  readonly address?: PostalAddress | undefined;
}

const PAID = 'Keep this receipt for your records, or to claim it from an HSA or FSA.';
const NOT_CHARGED = 'You were not charged.';

const NOTES = {
  success: PAID,
  captured: PAID,
  hold: "This amount is held on your card. You'll be charged only if a doctor approves.",
  refunded: 'We refunded this payment to your card. Your bank may take a few days to show it.',
  failed: `This payment failed. ${NOT_CHARGED}`,
  released: `The hold on your card was released. ${NOT_CHARGED}`,
  pending: '',
  'in process': '',
} satisfies Readonly<Record<KnownChargeStatus, string>>;

function lineLabel({ type, name }: InvoiceItem, plan: Plan | undefined): string {
  if (type === 'coupon') return `Coupon ${name}`;
  if (type !== 'product') return name;
  const medicine = plan ? medicineName(plan) : name;
  return [medicine, medicineQuantity(plan)].filter(Boolean).join(', ');
}

const cardText = ({ card }: Charge): string | undefined =>
  card ? `${sentence(card.cardType || 'card')} ending in ${card.lastDigits}` : undefined;

/** Deliveries that the prescription still covers after a charge, such as "2 of 3". */
function deliveriesLeft({ reasonObject }: Charge): string | undefined {
  const { refills, maxPeriodsCount } = reasonObject ?? {};
  return refills === undefined || !maxPeriodsCount ? undefined : `${refills} of ${maxPeriodsCount}`;
}

/** Formats a charge as a receipt, without unknown values. */
export function receipt(charge: Charge, payer: Payer) {
  const plan = charge.reasonObject?.plan;
  return {
    number: receiptNumber(charge),
    date: formatDay(charge.createdAt) ?? '',
    status: chargeStatus(charge.status),
    plan: medicineName(plan),
    quantity: medicineQuantity(plan),
    deliveriesLeft: deliveriesLeft(charge),
    paidWith: cardText(charge),
    paymentNumber: charge.transactionNumber,
    billedTo: [payer.name, ...(payer.address ? addressLines(payer.address) : [])].filter(Boolean),
    lines: (charge.invoiceItems ?? []).map((item, index) => ({
      id: `${index} ${item.name}`,
      label: lineLabel(item, plan),
      amount: formatCents(item.isNegative ? -item.sum : item.sum),
    })),
    total: formatCents(charge.sum),
    note: rowOf(NOTES, charge.status) ?? '',
  };
}
