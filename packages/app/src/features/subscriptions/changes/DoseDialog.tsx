import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';
import { Stack } from '@patient/ui/Stack';
import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import { otherDoses, pricingAtom, productsAtom } from '#features/treatment/index.ts';
import { formatDose } from '#shared/format/dose.ts';
import { failureText } from '#shared/format/failureText.ts';
import { planPrice } from '#shared/pricing/index.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useAction } from '#shared/view/useAction.ts';
import { changeDoseAtom } from '../data/changes.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { productName } from '../rules/pastDue.ts';
import { planChange } from '../rules/requestedChange.ts';
import type { ChangeDialogProps } from './ChangeDialog.tsx';
import { ChangeFacts } from './ChangeFacts.tsx';

const QUESTION = 'Which dose would you like?';

/** Dialog to request another dose from a doctor, with the effect of the choice. */
export function DoseDialog({ subscription, onClose, onDone }: Omit<ChangeDialogProps, 'change'>) {
  const { _id: id, productType, plan, addons } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom(subscription));
  const { mutateAsync } = useAtomValue(changeDoseAtom);
  const [doseId, setDoseId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const offer = { products: products.data ?? [], prices: pricing.data ?? [] };
  // Only doses with a price can be requested; there are none before the prices have loaded.
  const doses = otherDoses(offer, plan).filter((dose) => dose.plan.price !== undefined);
  const chosen = doses.find((dose) => dose.id === doseId);
  const now = formatDose(plan?.weight, plan?.measure);
  const price = planPrice(subscription);

  const choose = (chosenId: string) => {
    setDoseId(chosenId);
    setProblem(undefined);
  };
  const { run: send, isPending } = useAction(async () => {
    setProblem(chosen ? undefined : 'Choose a dose.');
    if (!chosen) return;
    try {
      await mutateAsync({ id, doseId: chosen.id });
      onDone(`You asked for ${chosen.label}. A doctor decides, usually within 24 hours.`);
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
      title={`Change the dose of ${productName(subscription)}`}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            Go back
          </Button>
          {doses.length > 0 && (
            <Button variant="primary" isPending={isPending} onPress={send}>
              {chosen ? `Ask for ${chosen.label}` : 'Ask for this dose'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <QueryView
          queries={[products, pricing]}
          what="the doses"
          skeleton={<TreatmentOptions label={QUESTION} options={[]} state="loading" />}
        >
          {() => (
            <Stack gap={4}>
              <TreatmentOptions
                label={QUESTION}
                description={now && `You take ${now} now${price ? `, for ${price}` : ''}.`}
                options={doses.map(({ id: value, plan: dosePlan, ...dose }) => {
                  const amount = planPrice({ plan: dosePlan, addons });
                  return { ...dose, value, ...(amount && { price: { amount } }) };
                })}
                value={chosen?.id ?? null}
                onChange={choose}
                strings={{ empty: 'No other dose is offered for this medicine. Your doctor can help you.' }}
              />
              {chosen && (
                <>
                  <p>
                    A doctor decides, usually within 24 hours. Nothing changes until then. The new dose and
                    price start with the next delivery.
                  </p>
                  <ChangeFacts facts={planChange(subscription, chosen.plan)} />
                  <ShipsTo />
                </>
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
