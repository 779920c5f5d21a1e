import { useAtomValue } from 'jotai';
import { EmptyState } from '@patient/ui/EmptyState';
import { CardSkeleton } from '@patient/ui/Card';
import { BackLink } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { YearReceipts, type PaidReceipt } from '@patient/ui/YearReceipts';
import { formatDay } from '#shared/format/dates.ts';
import { distinctions } from '#shared/format/distinctions.ts';
import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { allChargesAtom, type OwnedCharge } from './data/orders.ts';
import { ChargeReceipt, useReceiptParts } from './ChargeReceipt.tsx';
import { shortMedicineName } from './views/medicine.ts';
import { receiptNumber, receiptYears, type ReceiptYear } from '@patient/api/model';

/** Rows of a year's table. */
function receiptRows(charges: readonly OwnedCharge[]): PaidReceipt[] {
  const rows = charges.map((charge) => ({
    id: charge._id,
    date: formatDay(charge.createdAt) ?? '',
    medicine: shortMedicineName(charge.reasonObject?.plan),
    number: receiptNumber(charge),
    amount: formatCents(charge.sum),
    href: href('/user/subscriptions/:id/receipts/:chargeId', {
      id: charge.subscriptionId,
      chargeId: charge._id,
    }),
  }));
  const names = distinctions(
    rows.map(({ date, medicine, number }) => ({ name: date, details: [medicine, number] })),
  );
  return rows.map((row, at) => ({ ...row, distinction: names[at] }));
}

interface ShownYearProps {
  shown: ReceiptYear<OwnedCharge>;
  /** All years with receipts, the latest first. */
  years: readonly ReceiptYear<OwnedCharge>[];
}

function ShownYear({ shown: { year, charges, total }, years }: ShownYearProps) {
  const { isLoading, failure } = useReceiptParts(charges);
  return (
    <Stack gap={6}>
      {failure}
      <YearReceipts
        year={year}
        receipts={receiptRows(charges)}
        total={formatCents(total)}
        otherYears={years
          .filter((other) => other.year !== year)
          .map((other) => ({
            year: other.year,
            href: href('/user/order-history/receipts/:year?', { year: other.year }),
          }))}
        isLoading={isLoading}
      >
        {charges.map((charge) => (
          <ChargeReceipt key={charge._id} charge={charge} isPrintable={false} />
        ))}
      </YearReceipts>
    </Stack>
  );
}

/** /user/order-history/receipts/{year?}: payments of a year, by default the latest; printing prints all receipts. */
export function ReceiptsScreen({ params: { year } }: ScreenProps) {
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  const charges = useAtomValue(allChargesAtom);
  return (
    <Stack gap={6}>
      <BackLink href="/user/order-history">Order history</BackLink>
      <h1>{year === undefined ? 'Receipts' : `Receipts ${year}`}</h1>
      <QueryView queries={[me, subscriptions, charges]} what="your receipts" skeleton={<CardSkeleton />}>
        {(_me, _subscriptions, all) => {
          const years = receiptYears(all);
          const shown = year === undefined ? years[0] : years.find((each) => each.year === year);
          return shown === undefined ? (
            <EmptyState icon="document" title="No receipts">
              {year === undefined
                ? 'A receipt appears here for each payment.'
                : `We found no payments in ${year}.`}
            </EmptyState>
          ) : (
            <ShownYear key={shown.year} shown={shown} years={years} />
          );
        }}
      </QueryView>
    </Stack>
  );
}
