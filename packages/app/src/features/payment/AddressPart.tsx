import { useAtom, useAtomValue } from 'jotai';
import type { Patient } from '@patient/api';
import { CheckedAddressForm } from './CheckedAddressForm.tsx';
import { saveShippingAtom } from './data/address.ts';
import { addressDraftAtom } from './data/addressDraft.ts';
import { stillUnsaved, written } from './rules/addressCheck.ts';
import type { StepProps } from '#shared/view/step.ts';

/** Props of {@link AddressPart}. */
export interface AddressPartProps extends StepProps {
  patient: Patient;
}

/** Delivery address of a registration; what was typed survives a reload. */
export function AddressPart({ patient, subscription, onStepHistoryChange }: AddressPartProps) {
  const [draft, setDraft] = useAtom(addressDraftAtom(patient._id));
  const saveShipping = useAtomValue(saveShippingAtom);
  return (
    <CheckedAddressForm
      value={draft ?? written(patient.shipping)}
      onWrite={(change) => void setDraft((latest) => change(latest ?? written(patient.shipping)))}
      save={(shipping) =>
        saveShipping.mutateAsync({ patientId: patient._id, subscriptionId: subscription._id, shipping })
      }
      onSaved={(shipping) => void setDraft((latest) => stillUnsaved(latest, shipping))}
      onDone={() => onStepHistoryChange(['address', 'card'])}
    />
  );
}
