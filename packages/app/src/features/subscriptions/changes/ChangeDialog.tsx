import { useAtomValue } from 'jotai';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { changeSubscriptionAtom } from '../data/changeSubscription.ts';
import { pausedUntil, requestedPeriods, type SubscriptionChange } from '../rules/actions.ts';
import { changeFacts } from '../rules/changeFacts.ts';
import { offeredSum, offerNote } from '../rules/offer.ts';
import { previewChange } from '../rules/previewChange.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { useWinbackCoupon } from './useWinbackCoupon.ts';
import { offerText } from './WinbackOffer.tsx';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { subscriptionActions } from './subscriptionActions.ts';
import { failureText } from '../../../shared/format/failureText.ts';

/** Props of {@link ChangeDialog}. */
export interface ChangeDialogProps {
  subscription: Subscription;
  /** Title of the subscription. */
  treatment: string;
  change: SubscriptionChange;
  onClose: () => void;
  /** Called after success, with the message for the patient. */
  onDone: (message: string) => void;
}

/** Changes that send something. */
const SHIPS: ReadonlySet<SubscriptionChange> = new Set(['resume', 'undoSkip', 'reactivate']);

/** Asks before a change and shows its effect; stays open with the reason when the change fails. */
export function ChangeDialog({ subscription, treatment, change, onClose, onDone }: ChangeDialogProps) {
  const { now } = useAtomValue(environmentAtom);
  const { mutateAsync, isPending, error } = useAtomValue(changeSubscriptionAtom(change));
  const { title, label, tone = 'accent', lead, done } = subscriptionActions[change];
  const periods = requestedPeriods(change, subscription);
  const winback = useWinbackCoupon(change === 'reactivate' ? [subscription] : []);
  const coupon = winback.offered?.coupon;
  const sum = coupon && offeredSum(subscription, coupon);
  const facts = changeFacts(
    previewChange(change, subscription, now(), { periods, ...(sum !== undefined && { sum }) }),
  );

  const confirm = async () => {
    try {
      const after = await mutateAsync({ id: subscription._id, periods });
      onDone(done({ before: subscription, after, until: formatDay(pausedUntil(after)) }));
      onClose();
    } catch {
      // `error` is shown in the dialog.
    }
  };

  return (
    <ConfirmDialog
      // A price that is confirmed, and read out when it opens, has to be the one that will be charged.
      isOpen={change !== 'reactivate' || winback.isKnown}
      title={title(treatment)}
      confirmLabel={label}
      tone={tone}
      isPending={isPending}
      errorMessage={error ? failureText(error) : undefined}
      onConfirm={confirm}
      onOpenChange={onClose}
    >
      <Stack gap={4}>
        <p>{lead(subscription)}</p>
        <ChangeFacts facts={facts} />
        {SHIPS.has(change) && <ShipsTo />}
        {coupon && (
          <p>
            {offerText(coupon)} {offerNote(subscription, coupon)}
          </p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
