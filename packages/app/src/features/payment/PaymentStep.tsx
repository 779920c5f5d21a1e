import { useAtom, useAtomValue } from 'jotai';
import type { Patient } from '@patient/api';
import { Skeleton } from '@patient/ui/Skeleton';
import { fullName, toAddressInput } from '@patient/api/model';
import { unsavedDraft } from './views/addressCheck.ts';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { CardPart } from './CardPart.tsx';
import { CheckedAddressForm } from './CheckedAddressForm.tsx';
import { saveShippingAtom } from './data/address.ts';
import { addressDraftAtom } from './data/drafts.ts';

/** Delivery address of a registration. The draft survives a reload. */
function AddressPart({ patient, subscription, onStepHistoryChange }: StepProps & { patient: Patient }) {
  const [draft, setDraft] = useAtom(addressDraftAtom(patient._id));
  const saveShipping = useAtomValue(saveShippingAtom);
  return (
    <CheckedAddressForm
      value={draft ?? toAddressInput(patient.shipping)}
      onUpdate={(change) => void setDraft((latest) => change(latest ?? toAddressInput(patient.shipping)))}
      save={(shipping) =>
        saveShipping.mutateAsync({ patientId: patient._id, subscriptionId: subscription._id, shipping })
      }
      onSaved={(shipping) => void setDraft((latest) => unsavedDraft(latest, shipping))}
      onDone={() => onStepHistoryChange(['address', 'card'])}
    />
  );
}

/** Payment step: address, then card (specification section 4). */
export function PaymentStep(props: StepProps) {
  const me = useAtomValue(meAtom);
  const name = fullName(me.data);
  return (
    <QueryView
      queries={[{ ...me, data: me.data?.patient }]}
      what="your address"
      skeleton={<Skeleton shape="block" height="20rem" />}
    >
      {(patient) =>
        props.stepHistory.at(-1) === 'card' ? (
          <CardPart {...props} patient={patient} name={name} />
        ) : (
          <AddressPart {...props} patient={patient} />
        )
      }
    </QueryView>
  );
}
