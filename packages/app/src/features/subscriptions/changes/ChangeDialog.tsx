import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import type { Coupon, Subscription } from '@patient/api';
import { pausedUntil, type SubscriptionChange } from '../rules/actions.ts';
import { changeTerms } from '../rules/changeTerms.ts';
import { formatDay } from '#shared/format/dates.ts';
import { environmentAtom } from '#shared/environment.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { useCheckedChange } from './useCheckedChange.ts';
import { useWinbackCoupon } from './useWinbackCoupon.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { subscriptionActions } from './subscriptionActions.ts';
import { failureText } from '#shared/format/failureText.ts';

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

interface QuestionProps extends ChangeDialogProps {
  /** Offer to come back. */
  coupon: Coupon | undefined;
}

/** Changes that send something. */
const SHIPS: ReadonlySet<SubscriptionChange> = new Set(['resume', 'undoSkip', 'reactivate']);

/** Draws one state of the subscription until it is confirmed, whatever the page reads meanwhile. */
function Question({ subscription, coupon, treatment, change, onClose, onDone }: QuestionProps) {
  const { now } = useAtomValue(environmentAtom);
  const { make, isPending } = useCheckedChange(change);
  const ask = (about: Subscription, offered: Coupon | undefined) => ({
    about,
    terms: changeTerms(change, about, { now: now(), coupon: offered }),
  });
  const [{ about, terms }, setQuestion] = useState(() => ask(subscription, coupon));
  const [problem, setProblem] = useState<string>();
  const { title, label, tone = 'accent', lead, done } = subscriptionActions[change];

  const confirm = async () => {
    setProblem(undefined);
    try {
      const outcome = await make({ shown: about, terms });
      if (outcome === undefined) return;
      if (outcome.kind === 'differs') {
        setQuestion(ask(outcome.subscription, outcome.coupon));
        setProblem(
          `This subscription has changed, and we haven't done anything yet. Check the new details, then press ${label} if you still want to.`,
        );
        return;
      }
      const { before, after } = outcome;
      onDone(done({ before, after, until: formatDay(pausedUntil(after)) }));
      onClose();
    } catch (error) {
      setProblem(failureText(error));
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={title(treatment)}
      confirmLabel={label}
      tone={tone}
      isPending={isPending}
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

/** Asks before a change and shows its effect; stays open with the reason when the change is not made. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { isKnown, offered } = useWinbackCoupon(props.change === 'reactivate' ? [props.subscription] : []);
  const [isOpen, setOpen] = useState(props.change !== 'reactivate' || isKnown);
  // A price that is confirmed, and read out when it opens, has to be the one that will be charged.
  if (!isOpen && isKnown) setOpen(true);
  return isOpen ? <Question {...props} coupon={offered?.coupon} /> : null;
}
