import type { ReactNode } from 'react';
import type { Order } from '@patient/api';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { OrderRow } from '@patient/ui/OrderRow';
import { orderNext, orderRow } from './rules/orderRow.ts';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
  order: Order;
  /** Opens the support dialog. */
  onHelp: () => void;
  /** Buttons or links, in the list. */
  actions?: ReactNode;
  /** Whether the timeline starts open. */
  isOpen: boolean;
}

/** Order; a canceled or returned one has a notice about what happens next. */
export function OrderCard({ order, onHelp, actions, isOpen }: OrderCardProps) {
  const row = orderRow(order);
  const next = orderNext(order);
  const which = `${row.title}, ${row.placed}`;
  return (
    <OrderRow
      {...row}
      isOpen={isOpen}
      actions={actions}
      notice={
        next && (
          <Alert
            tone={order.status === 'returned' ? 'warning' : 'info'}
            action={
              <Inline gap={3}>
                <Button aria-label={`Ask support, ${which}`} onPress={onHelp}>
                  Ask support
                </Button>
                {order.status === 'returned' && (
                  <LinkButton href="/user/profile" aria-label={`Check your address, ${which}`}>
                    Check your address
                  </LinkButton>
                )}
              </Inline>
            }
          >
            {next}
          </Alert>
        )
      }
    />
  );
}
