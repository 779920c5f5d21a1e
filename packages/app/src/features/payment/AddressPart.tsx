import { useAtom, useAtomValue } from 'jotai';
import { AddressForm } from '@patient/ui/AddressForm';
import { Alert } from '@patient/ui/Alert';
import type { Patient } from '@patient/api';
import { servedStatesAtom } from './data/address.ts';
import { addressDraftAtom } from './data/addressDraft.ts';
import { merged, suggested, suggestionText, written, type WrittenAddress } from './rules/addressCheck.ts';
import { states } from '@patient/api/model';
import type { StepProps } from '../../shared/view/step.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Props of {@link AddressPart}. */
export interface AddressPartProps extends StepProps {
  patient: Patient;
}

/** Delivery address: suggests while typing, then checks and saves. */
export function AddressPart({ patient, subscription, onStepHistoryChange }: AddressPartProps) {
  const [draft, setDraft] = useAtom(addressDraftAtom(patient._id));
  const { data: served } = useAtomValue(servedStatesAtom);
  const value = draft ?? written(patient.shipping);
  const { items, isLoading, isFailed, look } = useSuggestions();
  const check = useAddressCheck({
    patientId: patient._id,
    subscriptionId: subscription._id,
    onDone: () => {
      void setDraft(() => undefined);
      onStepHistoryChange(['address', 'card']);
    },
  });

  const write = (change: (latest: WrittenAddress) => WrittenAddress) => {
    void setDraft((latest) => change(latest ?? written(patient.shipping)));
    check.reset();
  };
  return (
    <>
      {check.problem !== undefined && (
        <Alert tone="danger" isLive title="We couldn't save this address">
          {check.problem}
        </Alert>
      )}
      <AddressForm
        value={value}
        onChange={(address) => {
          write((latest) => merged(latest, value, address));
          if (address.address !== value.address) look(address);
        }}
        suggestions={items?.map((item) => ({
          id: suggestionText(item),
          label: item.street_line,
          description: suggestionText(item),
          item,
        }))}
        isSuggesting={isLoading}
        suggestError={isFailed ? 'No suggestions at the moment. Go on typing your address.' : undefined}
        onSuggestion={({ item }) => write((latest) => suggested(item, latest))}
        states={served ? states.filter((state) => served.includes(state.value)) : states}
        verification={check.verification}
        onUseAnyway={() => void check.saveAddress(value)}
        errors={check.errors}
        onSubmit={() => void check.submit(value)}
      />
    </>
  );
}
