import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { ChangeFacts } from '@patient/ui/ChangeRequest';
import { Dialog } from '@patient/ui/Dialog';
import { useAction } from '@patient/ui/hooks';
import { Stack } from '@patient/ui/Stack';
import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import { choiceOf, otherPlan, type OtherPlan, type TreatmentChoice } from '@patient/api/model';
import { PlanEditor, pricingAtom, productsAtom } from '#features/treatment/index.ts';
import { planChange } from '../views/requestedChange.ts';
import { failureText } from '#shared/format/failureText.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { productName } from '#shared/treatments.ts';
import { changeDoseAtom } from '../data/changes.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import type { ChangeDialogProps } from './ChangeDialog.tsx';

/** Props of {@link PlanDialog}. */
export interface PlanDialogProps extends Omit<ChangeDialogProps, 'change'> {
  /** Delivery frequency of an offer, chosen initially. */
  delivery?: TreatmentChoice['frequencyOfDelivery'];
}

/** Why a plan can't be requested; undefined if it can. */
function problemOf(other: OtherPlan | undefined): string | undefined {
  if (other === undefined) return 'Choose what you would like to change.';
  if (!other.isComplete) return 'Choose one of each to continue.';
  return other.sum === undefined ? "This plan isn't available right now. Choose another one." : undefined;
}

/** Dialog to request another medicine, dose, use or delivery from a doctor, with its effect. */
export function PlanDialog({ subscription, delivery, onClose, onDone }: PlanDialogProps) {
  const { _id: id, productType, plan } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom(subscription));
  const { mutateAsync } = useAtomValue(changeDoseAtom);
  const [choice, setChoice] = useState<TreatmentChoice>(() => ({
    ...choiceOf(plan),
    ...(delivery && { frequencyOfDelivery: delivery }),
  }));
  const [problem, setProblem] = useState<string>();
  const isLoaded = products.data !== undefined && pricing.data !== undefined;
  const offer = { products: products.data ?? [], prices: pricing.data ?? [] };
  const other = otherPlan(offer, subscription, choice);

  const choose = (next: TreatmentChoice) => {
    setChoice(next);
    setProblem(undefined);
  };
  const { run: send, isPending } = useAction(async () => {
    setProblem(problemOf(other));
    if (other?.selection === undefined || problemOf(other) !== undefined) return;
    try {
      await mutateAsync({ id, plan: other.selection });
      onDone('You asked for a change. A doctor decides, usually within 24 hours.');
      onClose();
    } catch (error) {
      setProblem(failureText(error));
    }
  });
  return (
    <Dialog
      isOpen
      isDismissable={!isPending}
      onOpenChange={onClose}
      title={`Change your plan for ${productName(subscription)}`}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Go back
          </Button>
          {isLoaded && (
            <Button variant="primary" isPending={isPending} onPress={send}>
              Ask for this change
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <QueryView
          queries={[products, pricing]}
          what="your choices"
          skeleton={<TreatmentOptions label="Your choices" options={[]} state="loading" />}
        >
          {() => (
            <Stack gap={6}>
              <p>
                Change one thing or several. A doctor decides, usually within 24 hours. Nothing changes until
                then.
              </p>
              <PlanEditor subscription={subscription} choice={choice} onChange={choose} />
              {other?.isComplete && (
                <Stack gap={4}>
                  <p>If a doctor approves, this starts with your next delivery:</p>
                  <ChangeFacts facts={planChange(subscription, other.plan)} />
                  <ShipsTo />
                </Stack>
              )}
            </Stack>
          )}
        </QueryView>
        {problem !== undefined && (
          <Alert tone="danger" isLive>
            {problem}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
