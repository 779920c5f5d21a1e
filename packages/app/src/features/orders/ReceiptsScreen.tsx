import { useAtomValue } from 'jotai';
import { EmptyState } from '@patient/ui/EmptyState';
import { Stack } from '@patient/ui/Stack';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { allChargesAtom } from './data/orders.ts';
import { receiptYears } from './rules/receiptYears.ts';
import { WholeReceipts } from './WholeReceipts.tsx';
import { YearReceipts } from './YearReceipts.tsx';

/** /user/order-history/receipts/{year?}: all receipts of a year, by default of the latest. */
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
            <WholeReceipts key={shown.year} charges={shown.charges}>
              <YearReceipts shown={shown} years={years} />
            </WholeReceipts>
          );
        }}
      </QueryView>
    </Stack>
  );
}

ReceiptsScreen.asks = () => [meAtom, subscriptionsAtom, allChargesAtom];
