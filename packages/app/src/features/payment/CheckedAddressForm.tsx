import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { AddressForm } from '@patient/ui/AddressForm';
import { Alert } from '@patient/ui/Alert';
import { states } from '@patient/api/model';
import { servedStatesAtom } from './data/address.ts';
import { merged, suggested, suggestionOption, type WrittenAddress } from './rules/addressCheck.ts';
import { useAddressCheck } from './useAddressCheck.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Props of {@link CheckedAddressForm}. */
export interface CheckedAddressFormProps {
  value: WrittenAddress;
  /** Changes the latest address, which may be newer than `value`. */
  onWrite: (change: (latest: WrittenAddress) => WrittenAddress) => void;
  /** Saves a verified address; rejects with the reason it was not saved. */
  save: (address: WrittenAddress) => Promise<unknown>;
  /** Called once an address is saved, also for a patient who has left meanwhile. It is no draft any more. */
  onSaved: (address: WrittenAddress) => void;
  /** Called then for a patient who is still there. */
  onDone: () => void;
  /** Label of the submit button. @default 'Continue' */
  submitLabel?: string;
  /** Content above the submit button. */
  children?: ReactNode;
}

/** Delivery address: suggests while typing, then checks and saves. */
export function CheckedAddressForm({
  value,
  onWrite,
  save,
  onSaved,
  onDone,
  submitLabel,
  children,
}: CheckedAddressFormProps) {
  const { data: served } = useAtomValue(servedStatesAtom);
  const { items, isLoading, isFailed, look } = useSuggestions();
  const check = useAddressCheck({ served, save, onSaved, onDone });
  const write = (change: (latest: WrittenAddress) => WrittenAddress) => {
    onWrite(change);
    check.reset();
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
          write((latest) => merged(latest, value, address));
          // A suggestion that was selected needs no others.
          const isSuggested = items?.some((item) => item.street_line === address.address) ?? false;
          if (address.address !== value.address && !isSuggested) look(address);
        }}
        suggestions={items?.map((item) => ({
          ...suggestionOption(item),
          item,
        }))}
        isSuggesting={isLoading}
        suggestError={isFailed ? 'No suggestions right now. Keep typing your address.' : undefined}
        onSuggestion={({ item }) => write((latest) => suggested(item, latest))}
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
