import { useAtomValue } from 'jotai';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { changeSubscriptionAtom, type SubscriptionChange } from './data/changeSubscription.ts';
import { changeFacts } from './rules/changeFacts.ts';
import { previewChange } from './rules/changes.ts';
import { environmentAtom } from '../../shared/environment.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { changeWords } from './strings.ts';

/** Props of {@link ChangeDialog}. */
export interface ChangeDialogProps {
  subscription: Subscription;
  /** How the patient knows the treatment. */
  treatment: string;
  change: SubscriptionChange;
  onClose: () => void;
  /** The service said yes. */
  onDone: (change: SubscriptionChange) => void;
}

/** Asks once before a change, says what it will change, and stays with the reason when it fails. */
export function ChangeDialog({ subscription, treatment, change, onClose, onDone }: ChangeDialogProps) {
  const { now } = useAtomValue(environmentAtom);
  const { mutate, isPending, error } = useAtomValue(changeSubscriptionAtom(change));
  const words = changeWords[change];
  // Skipping counts from the plan's own date: one more than is skipped already.
  const periods = change === 'skip' ? (subscription.skipPeriods ?? 0) + 1 : 1;
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
      title={words.title(treatment)}
      confirmLabel={words.confirm}
      tone={words.tone ?? 'accent'}
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={confirm}
      onOpenChange={onClose}
    >
      <Stack gap={4}>
        <p>{words.lead}</p>
        <ChangeFacts facts={facts} />
      </Stack>
    </ConfirmDialog>
  );
}
