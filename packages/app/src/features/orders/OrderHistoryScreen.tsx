import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '@patient/ui/Button';
import { useFocusOnChange } from '@patient/ui/focus';
import { useDownload } from '@patient/ui/hooks';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { OrderList } from './OrderList.tsx';
import { deliveryCalendar, expectedDeliveries, pageNumber } from '@patient/api/model';

/** Button that saves the next deliveries as a calendar file; nothing without deliveries. */
function CalendarButton({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { now } = useAtomValue(environmentAtom);
  const download = useDownload();
  const deliveries = expectedDeliveries(subscriptions);
  if (deliveries.length === 0) return null;
  const save = () => {
    const calendar = new Blob([deliveryCalendar(deliveries, now())], { type: 'text/calendar' });
    download(calendar, 'deliveries.ics');
  };
  return (
    <Button icon={<Icon name="calendar" />} onPress={save}>
      Add deliveries to calendar
    </Button>
  );
}

/** /user/order-history: paginated orders, newest first (specification section 7, GET /api/orders). */
export function OrderHistoryScreen() {
  const [path, navigate] = useLocation();
  const page = pageNumber(new URLSearchParams(useSearch()).get('page'));
  const me = useAtomValue(meAtom);
  const { data: subscriptions, error } = useAtomValue(subscriptionsAtom);
  // Also before the request, which needs the patient's ID.
  const isWaiting = subscriptions === undefined && me.error === null && error === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(page, () => heading.current);
  return (
    <Stack gap={6}>
      <h1 ref={heading} tabIndex={-1}>
        Order history
      </h1>
      <Inline gap={3}>
        <LinkButton href="/user/order-history/receipts">Receipts by year</LinkButton>
        {isWaiting ? (
          <Skeleton shape="control" width="16rem" />
        ) : (
          <CalendarButton subscriptions={subscriptions ?? []} />
        )}
      </Inline>
      {/* With the button, which would move the orders when it replaces its skeleton. */}
      <OrderList
        page={page}
        isWaiting={isWaiting}
        onPage={(next) => navigate(next === 1 ? path : `${path}?page=${next}`)}
      />
    </Stack>
  );
}
