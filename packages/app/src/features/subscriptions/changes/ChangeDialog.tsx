import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { ChangeFacts } from '@patient/ui/ChangeRequest';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import type { Coupon, Subscription } from '@patient/api';
import { type SubscriptionChange } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { failureText } from '#shared/format/failureText.ts';
import { productName } from '#shared/treatments.ts';
import { changeAtoms, refetchSubscriptionAtom } from '../data/changes.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { changeTerms, isAgreed } from '../views/changeTerms.ts';
import { changeActions } from './actions.ts';
import { changeStrings } from './strings.ts';
import { useWinback } from './useWinback.ts';

/** Props of {@link ChangeDialog}. */
export interface ChangeDialogProps {
  subscription: Subscription;
  change: SubscriptionChange;
  onClose: () => void;
  /** Called after success, with the message for the patient. */
  onDone: (message: string) => void;
}

/** Changes that lead to a delivery. */
const SHIPS: ReadonlySet<SubscriptionChange> = new Set(['resume', 'undoSkip', 'reactivate']);

/**
 * Confirmation dialog. Refetches the subscription before it applies the change, because a doctor or another device may have
 * changed it while the page was open (docs/decisions/0043); the patient then confirms the new details.
 */
function Question({
  subscription,
  coupon,
  change,
  onClose,
  onDone,
}: ChangeDialogProps & { coupon?: Coupon | undefined }) {
  const { now } = useAtomValue(environmentAtom);
  const refetch = useSetAtom(refetchSubscriptionAtom);
  const { mutateAsync } = useAtomValue(changeAtoms[change]);
  const questionFor = (about: Subscription, offered: Coupon | undefined) => ({
    about,
    terms: changeTerms(change, about, { now: now(), coupon: offered }),
  });
  const [{ about, terms }, setQuestion] = useState(() => questionFor(subscription, coupon));
  const [problem, setProblem] = useState<string>();
  const { label, tone = 'accent' } = changeActions[change];
  const { title, lead, done } = changeStrings[change];

  const confirm = async () => {
    setProblem(undefined);
    try {
      const current = await refetch(about, terms.offer !== undefined);
      if (!isAgreed(change, terms, current.subscription, { now: now(), coupon: current.coupon })) {
        setQuestion(questionFor(current.subscription, current.coupon));
        setProblem(
          `This subscription has changed, and we haven't done anything yet. Check the new details, then press ${label} if you still want to.`,
        );
        return;
      }
      const after = await mutateAsync({ id: about._id, periods: terms.periods });
      onDone(done(after, current.subscription, productName(subscription)));
      onClose();
    } catch (error) {
      setProblem(failureText(error));
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={title(productName(subscription))}
      confirmLabel={label}
      tone={tone}
      errorMessage={problem}
      onConfirm={confirm}
      onOpenChange={onClose}
    >
      <Stack gap={4}>
        <p>{lead(about)}</p>
        <ChangeFacts facts={terms.facts} />
        {SHIPS.has(change) && <ShipsTo />}
        {terms.offer !== undefined && <p>{terms.offer}</p>}
      </Stack>
    </ConfirmDialog>
  );
}

/** Opens when the offer has loaded, because the confirmed price has to be the one that will be charged. */
function Reactivation(props: ChangeDialogProps) {
  const { isKnown, offered } = useWinback([props.subscription]);
  return isKnown && <Question {...props} coupon={offered?.coupon} />;
}

/** Confirmation of a change, with its effect. Stays open with the reason if the change fails. */
export const ChangeDialog = (props: ChangeDialogProps) =>
  props.change === 'reactivate' ? <Reactivation {...props} /> : <Question {...props} />;
