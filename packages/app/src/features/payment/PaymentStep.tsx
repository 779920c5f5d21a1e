import { useAtomValue } from 'jotai';
import type { Patient } from '@patient/api';
import { Skeleton } from '@patient/ui/Skeleton';
import { fullName } from '@patient/api/model';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { CardPart } from './CardPart.tsx';
import { CheckedAddressForm } from './CheckedAddressForm.tsx';
import { saveShippingAtom } from './data/address.ts';
import { addressDraftAtom } from './data/drafts.ts';

/** Delivery address of a registration. The draft survives a reload. */
function AddressPart({ patient, subscription, onStepHistoryChange }: StepProps & { patient: Patient }) {
  const saveShipping = useAtomValue(saveShippingAtom);
  return (
    <CheckedAddressForm
      draftAtom={addressDraftAtom(patient._id)}
      saved={patient.shipping}
      save={(shipping) =>
        saveShipping.mutateAsync({ patientId: patient._id, subscriptionId: subscription._id, shipping })
      }
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
