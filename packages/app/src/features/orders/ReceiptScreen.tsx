import { useAtomValue } from 'jotai';
import { Card } from '@patient/ui/Card';
import { EmptyState } from '@patient/ui/EmptyState';
import { Stack } from '@patient/ui/Stack';
import { formatDay } from '#shared/format/dates.ts';
import { chargesAtom } from '#shared/subscriptions.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useTitle } from '#shared/view/useTitle.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { href } from '#shared/href.ts';
import { CompleteReceipt } from './ChargeReceipt.tsx';

/** /user/subscriptions/{id}/receipts/{chargeId}: receipt of a charge. */
export function ReceiptScreen({ params: { id = '', chargeId = '' } }: ScreenProps) {
  const query = useAtomValue(chargesAtom(id));
  const billed = formatDay(query.data?.find(({ _id }) => _id === chargeId)?.createdAt);
  useTitle(billed && `Receipt of ${billed}`);
  return (
    <Stack gap={6}>
      <BackLink href={href('/user/subscriptions/:id', { id })}>Your subscription</BackLink>
      <h1>Your receipt</h1>
      <QueryView queries={[query]} what="this receipt" skeleton={<CardSkeleton />}>
        {(charges) => {
          const charge = charges.find(({ _id }) => _id === chargeId);
          return charge === undefined ? (
            <EmptyState icon="document" title="We couldn't find this receipt">
              The link may be old. Your receipts are listed with your subscription.
            </EmptyState>
          ) : (
            <Card>
              <CompleteReceipt charge={charge} />
            </Card>
          );
        }}
      </QueryView>
    </Stack>
  );
}
