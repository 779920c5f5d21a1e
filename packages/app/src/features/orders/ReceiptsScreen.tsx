import { useAtomValue } from 'jotai';
import type { Charge } from '@patient/api';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { EmptyState } from '@patient/ui/EmptyState';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { pluralize } from '#shared/format/plainText.ts';
import { allChargesAtom } from './data/orders.ts';
import { ChargeReceipt, CompleteReceipts } from './ChargeReceipt.tsx';
import { receiptYears, type ReceiptYear } from './rules/receipt.ts';

interface YearReceiptsProps {
  /** The year shown. */
  shown: ReceiptYear<Charge>;
  /** All years with receipts, the latest first. */
  years: readonly ReceiptYear<Charge>[];
}

/** All receipts of a year, their sum, and links to other years. */
function YearReceipts({ shown: { year, charges, total }, years }: YearReceiptsProps) {
  return (
    <Stack gap={6}>
      <p>
        {pluralize(charges.length, 'payment')} in {year}, <strong>{formatCents(total)}</strong> in total.
      </p>
      <Inline gap={3}>
        <Button icon={<Icon name="print" />} onPress={() => globalThis.print()}>
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
        <Stack gap={6}>
          {charges.map((charge) => (
            <ChargeReceipt key={charge._id} charge={charge} isPrintable={false} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

/** /user/order-history/receipts/{year?}: all receipts of a year, by default the latest. */
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
            <CompleteReceipts key={shown.year} charges={shown.charges}>
              <YearReceipts shown={shown} years={years} />
            </CompleteReceipts>
          );
        }}
      </QueryView>
    </Stack>
  );
}
