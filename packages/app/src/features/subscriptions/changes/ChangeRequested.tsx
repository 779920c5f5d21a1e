import { ChangeRequest } from '@patient/ui/ChangeRequest';
import type { Subscription } from '@patient/api';
import { productName } from '#shared/treatments.ts';
import { requestedChange } from '../views/requestedChange.ts';

/** Props of {@link ChangeRequested}. */
export interface ChangeRequestedProps {
  subscription: Subscription;
  /** Withdraws the request; false if not allowed. */
  onWithdraw: (() => void) | false;
}

/** Requested change of the plan, the doctor's reply, and a button to withdraw it. */
export function ChangeRequested({ subscription, onWithdraw }: ChangeRequestedProps) {
  const request = requestedChange(subscription);
  if (request === undefined) return null;
  const { state, badge, lead, ...shown } = request;
  return (
    <ChangeRequest
      {...shown}
      status={badge}
      subject={productName(subscription)}
      onWithdraw={state === 'pending' && onWithdraw ? onWithdraw : undefined}
    >
      {lead}
    </ChangeRequest>
  );
}
