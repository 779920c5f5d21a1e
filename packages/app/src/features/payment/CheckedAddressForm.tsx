import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { AddressForm } from '@patient/ui/AddressForm';
import { Alert } from '@patient/ui/Alert';
import {
  isZipCode,
  states,
  addressOfSuggestion,
  mergeChanges,
  withPlaceOfZip,
  type AddressInput,
} from '@patient/api/model';
import { suggestionOption } from './views/addressCheck.ts';
import { lookUpZipAtom, servedStatesAtom } from './data/address.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Props of {@link CheckedAddressForm}. */
export interface CheckedAddressFormProps {
  value: AddressInput;
  /** Updates the address. The updater receives the latest one, which may be newer than `value`. */
  onUpdate: (change: (latest: AddressInput) => AddressInput) => void;
  /** Saves the address; rejects with the error to show. */
  save: (address: AddressInput) => Promise<unknown>;
  /** Called when the address is saved, even after the form is unmounted; the draft can be removed. */
  onSaved: (address: AddressInput) => void;
  /** Called when the address is saved, only while the form is mounted. */
  onDone: () => void;
  /** Label of the submit button. @default 'Continue' */
  submitLabel?: string;
  /** Content above the submit button. */
  children?: ReactNode;
}

/** Delivery address form with suggestions, verification and saving. */
export function CheckedAddressForm({
  value,
  onUpdate,
  save,
  onSaved,
  onDone,
  submitLabel,
  children,
}: CheckedAddressFormProps) {
  const { data: served } = useAtomValue(servedStatesAtom);
  const { items, isLoading, isFailed, search } = useSuggestions();
  const lookUpZip = useSetAtom(lookUpZipAtom);
  const check = useAddressCheck({ served, save, onSaved, onDone });
  const update = (change: (latest: AddressInput) => AddressInput) => {
    onUpdate(change);
    check.reset();
  };
  const fillIn = async ({ zipCode, city, state }: AddressInput) => {
    const zip = zipCode.trim();
    const place = isZipCode(zip) && (city === '' || state === '') ? await lookUpZip(zip) : undefined;
    if (place) onUpdate((latest) => withPlaceOfZip(latest, place));
  };
  return (
    <>
      {check.problem !== undefined && (
        <Alert tone="danger" isLive title={check.problem.title}>
          {check.problem.text}
        </Alert>
      )}
      <AddressForm
        value={value}
        onChange={(address) => {
          update((latest) => mergeChanges(latest, value, address));
          if (address.zipCode !== value.zipCode) void fillIn(address);
          // Not after selecting a suggestion, which also changes the street.
          const isSuggested = items?.some((item) => item.street_line === address.address) ?? false;
          if (address.address !== value.address && !isSuggested) search(address);
        }}
        suggestions={items?.map((item) => ({
          ...suggestionOption(item),
          item,
        }))}
        isSuggesting={isLoading}
        suggestError={isFailed ? 'No suggestions right now. Keep typing your address.' : undefined}
        onSuggestion={({ item }) => update((latest) => addressOfSuggestion(item, latest))}
        states={served ? states.filter((state) => served.includes(state.value)) : states}
        verification={check.verification}
        onUseAnyway={() => void check.saveAddress(value)}
        errors={check.errors}
        onSubmit={() => void check.submit(value)}
        {...(submitLabel !== undefined && { strings: { submit: submitLabel } })}
      >
        {children}
      </AddressForm>
    </>
  );
}
