import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';
import { Stack } from '@patient/ui/Stack';
import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import type { Subscription } from '@patient/api';
import { formatDose } from '#shared/format/dose.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { otherDoses, pricingAtom, productsAtom, type DoseChoice } from '#features/treatment/index.ts';
import { planPrice } from '#shared/pricing/index.ts';
import { ChangeFacts } from './ChangeFacts.tsx';
import { changeDoseAtom } from '../data/changeDose.ts';
import { planChange } from '../rules/planChange.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link DoseDialog}. */
export interface DoseDialogProps {
  subscription: Subscription;
  /** Title of the subscription. */
  treatment: string;
  onClose: () => void;
  /** Called after success, with the message for the patient. */
  onDone: (message: string) => void;
}

interface ChoiceProps {
  subscription: Subscription;
  doses: readonly DoseChoice[];
  chosen: DoseChoice | undefined;
  onChoose: (id: string) => void;
}

/** The doses, each with the price of the plan with it, and what the chosen one changes. */
function Choice({ subscription, doses, chosen, onChoose }: ChoiceProps) {
  const { plan, addons } = subscription;
  const now = formatDose(plan?.weight, plan?.measure);
  const before = planPrice({ plan, addons });
  return (
    <Stack gap={4}>
      <TreatmentOptions
        label="Which dose would you like?"
        description={now && `You take ${now} now${before ? `, for ${before}` : ''}.`}
        options={doses.map(({ id, label, description, isMostPopular, plan: wanted }) => {
          const amount = planPrice({ plan: wanted, addons });
          return { value: id, label, description, isMostPopular, ...(amount && { price: { amount } }) };
        })}
        value={chosen?.id ?? null}
        onChange={onChoose}
        strings={{ empty: 'No other dose is offered for this medicine. Your doctor can help you.' }}
      />
      {chosen && (
        <>
          <p>
            A doctor decides, usually within 24 hours. Nothing changes until then. The new dose and price
            start with the next delivery.
          </p>
          <ChangeFacts facts={planChange({ plan, addons }, chosen.plan)} />
          <ShipsTo />
        </>
      )}
    </Stack>
  );
}

/** Asks for another dose: the choice, what it changes, and sending the request to a doctor. */
export function DoseDialog({ subscription, treatment, onClose, onDone }: DoseDialogProps) {
  const { _id: id, productType, plan } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom({ subscriptionId: id, productType }));
  const { mutateAsync, isPending, error } = useAtomValue(changeDoseAtom);
  const [doseId, choose] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const offer = { products: products.data ?? [], prices: pricing.data ?? [] };
  // Nobody asks for a bill that they have not seen; before the prices are loaded, that is every dose.
  const doses = otherDoses(offer, plan).filter((dose) => dose.plan.price !== undefined);
  const chosen = doses.find((dose) => dose.id === doseId);

  const send = async () => {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    try {
      await mutateAsync({ id, doseId: chosen.id });
      onDone(`You asked for ${chosen.label}. A doctor decides, usually within 24 hours.`);
      onClose();
    } catch {
      // `error` is shown in the dialog.
    }
  };
  const failure = error ? failureText(error) : undefined;
  const problem = isMissing && chosen === undefined ? 'Choose a dose.' : failure;
  return (
    <Dialog
      isOpen
      isDismissable={!isPending}
      onOpenChange={onClose}
      title={`Change the dose of ${treatment}`}
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
          skeleton={<TreatmentOptions label="Which dose would you like?" options={[]} state="loading" />}
        >
          {() => <Choice subscription={subscription} doses={doses} chosen={chosen} onChoose={choose} />}
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
