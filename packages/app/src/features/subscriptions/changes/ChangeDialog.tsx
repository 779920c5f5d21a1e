import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import type { Coupon, Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { failureText } from '#shared/format/failureText.ts';
import { changeAtoms, readAgainAtom } from '../data/changes.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import type { SubscriptionChange } from '../rules/actions.ts';
import { changeTerms, isAgreed } from '../rules/changeTerms.ts';
import { productName } from '../rules/pastDue.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
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

/** Changes that send something. */
const SHIPS: ReadonlySet<SubscriptionChange> = new Set(['resume', 'undoSkip', 'reactivate']);

/**
 * Shows one state of the subscription, and applies the change only to that: a page can stay open for hours, while a doctor
 * approves or another device changes the plan (docs/decisions/0043).
 */
function Question({
  subscription,
  coupon,
  change,
  onClose,
  onDone,
}: ChangeDialogProps & { coupon?: Coupon | undefined }) {
  const { now } = useAtomValue(environmentAtom);
  const readAgain = useSetAtom(readAgainAtom);
  const { mutateAsync } = useAtomValue(changeAtoms[change]);
  const ask = (about: Subscription, offered: Coupon | undefined) => ({
    about,
    terms: changeTerms(change, about, { now: now(), coupon: offered }),
  });
  const [{ about, terms }, setQuestion] = useState(() => ask(subscription, coupon));
  const [problem, setProblem] = useState<string>();
  const { title, label, tone = 'accent', lead, done } = changeStrings[change];

  const confirm = async () => {
    setProblem(undefined);
    try {
      const current = await readAgain(about, terms.offer !== undefined);
      if (!isAgreed(change, terms, current.subscription, { now: now(), coupon: current.coupon })) {
        setQuestion(ask(current.subscription, current.coupon));
        setProblem(
          `This subscription has changed, and we haven't done anything yet. Check the new details, then press ${label} if you still want to.`,
        );
        return;
      }
      onDone(done(await mutateAsync({ id: about._id, periods: terms.periods }), current.subscription));
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

/** Opens once the offer is known: a price that is confirmed has to be the one that will be charged. */
function Reactivation(props: ChangeDialogProps) {
  const { isKnown, offered } = useWinback([props.subscription]);
  return isKnown && <Question {...props} coupon={offered?.coupon} />;
}

/** Asks before a change and shows its effect; stays open with the reason when the change fails. */
export const ChangeDialog = (props: ChangeDialogProps) =>
  props.change === 'reactivate' ? <Reactivation {...props} /> : <Question {...props} />;
