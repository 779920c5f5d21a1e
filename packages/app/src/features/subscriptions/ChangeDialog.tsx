import { useAtomValue } from 'jotai';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { changeSubscriptionAtom } from './data/changeSubscription.ts';
import { requestedPeriods, type SubscriptionChange } from './rules/actions.ts';
import { changeFacts } from './rules/changeFacts.ts';
import { previewChange } from './rules/previewChange.ts';
import { environmentAtom } from '../../shared/environment.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { subscriptionActions } from './subscriptionActions.ts';

/** Props of {@link ChangeDialog}. */
export interface ChangeDialogProps {
  subscription: Subscription;
  /** Title of the subscription. */
  treatment: string;
  change: SubscriptionChange;
  onClose: () => void;
  /** Called after success. */
  onDone: (change: SubscriptionChange) => void;
}

/** Asks before a change and shows its effect; stays open with the reason when the change fails. */
export function ChangeDialog({ subscription, treatment, change, onClose, onDone }: ChangeDialogProps) {
  const { now } = useAtomValue(environmentAtom);
  const { mutate, isPending, error } = useAtomValue(changeSubscriptionAtom(change));
  const { title, label, tone = 'accent', lead } = subscriptionActions[change];
  const periods = requestedPeriods(change, subscription);
  const facts = changeFacts(previewChange(change, subscription, now(), { periods }));

  const confirm = () => {
    if (isPending) return;
    mutate(
      { id: subscription._id, periods },
      {
        onSuccess: () => {
          onDone(change);
          onClose();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      isOpen
      title={title(treatment)}
      confirmLabel={label}
      tone={tone}
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onOpenChange={onClose}
    >
      <Stack gap={4}>
        <p>{lead}</p>
        <ChangeFacts facts={facts} />
      </Stack>
    </ConfirmDialog>
  );
}
