import { useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { OrderList } from './OrderList.tsx';
import { pageOf } from './rules/pages.ts';

/** /user/order-history: orders, newest first, by pages (specification section 7, GET /api/orders). */
export function OrderHistoryScreen() {
  const [path, navigate] = useLocation();
  const page = pageOf(new URLSearchParams(useSearch()).get('page'));
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(page, () => heading.current);
  return (
    <Stack gap={6}>
      <h1 ref={heading} tabIndex={-1}>
        Order history
      </h1>
      <Inline gap={3}>
        <LinkButton href="/user/order-history/receipts">Receipts by year</LinkButton>
        <CalendarButton />
      </Inline>
      <OrderList page={page} onPage={(next) => navigate(next === 1 ? path : `${path}?page=${next}`)} />
    </Stack>
  );
}
