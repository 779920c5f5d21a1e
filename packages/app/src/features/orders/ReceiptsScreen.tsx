import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { EmptyState } from '@patient/ui/EmptyState';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { Link, LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { Table, type TableColumn } from '@patient/ui/Table';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import { formatDay } from '#shared/format/dates.ts';
import { distinctions } from '#shared/format/distinctions.ts';
import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { pluralize } from '#shared/format/plainText.ts';
import { allChargesAtom, type OwnedCharge } from './data/orders.ts';
import { ChargeReceipt, useReceiptParts } from './ChargeReceipt.tsx';
import * as styles from './ReceiptsScreen.css.ts';
import { shortMedicineName } from './views/medicine.ts';
import { receiptNumber, receiptYears, type ReceiptYear } from '@patient/api/model';

/** Row of the table. */
interface ReceiptRow extends OwnedCharge {
  readonly medicine: string;
  readonly number: string;
  /** Completes the name of its link where several charges have one date. */
  readonly distinction: string | undefined;
}

function receiptRows(charges: readonly OwnedCharge[]): ReceiptRow[] {
  const rows = charges.map((charge) => ({
    ...charge,
    medicine: shortMedicineName(charge.reasonObject?.plan),
    number: receiptNumber(charge),
  }));
  const names = distinctions(
    rows.map(({ createdAt, medicine, number }) => ({
      name: formatDay(createdAt) ?? '',
      details: [medicine, number],
    })),
  );
  return rows.map((row, at) => ({ ...row, distinction: names[at] }));
}

const columns: readonly TableColumn<ReceiptRow>[] = [
  {
    id: 'date',
    header: 'Date',
    isRowHeader: true,
    cell: ({ _id, createdAt, subscriptionId, distinction }) => (
      <Link href={href('/user/subscriptions/:id/receipts/:chargeId', { id: subscriptionId, chargeId: _id })}>
        {formatDay(createdAt)}
        <VisuallyHidden>{distinction && `, ${distinction}`}, receipt</VisuallyHidden>
      </Link>
    ),
  },
  {
    id: 'medicine',
    header: 'Medicine',
    cell: ({ medicine }) => <bdi>{medicine}</bdi>,
  },
  { id: 'number', header: 'Number', cell: ({ number }) => number },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ sum }) => formatCents(sum) },
];

interface YearReceiptsProps {
  /** The year shown. */
  shown: ReceiptYear<OwnedCharge>;
  /** All years with receipts, the latest first. */
  years: readonly ReceiptYear<OwnedCharge>[];
}

/** Payments of a year, their sum, and links to other years. The complete receipts are only printed. */
function YearReceipts({ shown: { year, charges, total }, years }: YearReceiptsProps) {
  const { isLoading, failure } = useReceiptParts(charges);
  // Deferred, so that rendering dozens of receipts does not block input.
  const canPrint = useDeferredValue(!isLoading, false);
  return (
    <Stack gap={6}>
      {failure}
      <p>
        {pluralize(charges.length, 'payment')} in {year}, <strong>{formatCents(total)}</strong> in total.
      </p>
      <Inline gap={3}>
        <Button
          icon={<Icon name="print" />}
          isPending={!canPrint}
          pendingLabel="Loading all of these receipts…"
          onPress={() => globalThis.print()}
        >
          Print or save as PDF
        </Button>
        {years
          .filter((other) => other.year !== year)
          .map((other) => (
            <LinkButton
              key={other.year}
              href={href('/user/order-history/receipts/:year?', { year: String(other.year) })}
            >
              {other.year}
            </LinkButton>
          ))}
      </Inline>
      <Card>
        <Table
          caption={`Payments in ${year}`}
          isCaptionHidden
          columns={columns}
          rows={receiptRows(charges)}
          rowId={({ _id }) => _id}
        />
      </Card>
      {canPrint && (
        <div className={styles.printOnly}>
          {charges.map((charge) => (
            <ChargeReceipt key={charge._id} charge={charge} isPrintable={false} />
          ))}
        </div>
      )}
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
            <YearReceipts key={shown.year} shown={shown} years={years} />
          );
        }}
      </QueryView>
    </Stack>
  );
}
