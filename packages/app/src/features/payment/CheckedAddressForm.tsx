import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { AddressForm, type AddressVerification } from '@patient/ui/AddressForm';
import type { PostalAddress } from '@patient/api';
import {
  isZipCode,
  states,
  addressOfSuggestion,
  mergeChanges,
  toAddressInput,
  withPlaceOfZip,
  type AddressInput,
} from '@patient/api/model';
import type { StoredDraft } from '#shared/outbox/draftAtom.ts';
import { saveErrors } from '#shared/service/saveProblem.ts';
import { useForm } from '#shared/view/useForm.ts';
import { addressProblems, suggestionOption, trimmed } from './views/addressCheck.ts';
import { lookUpZipAtom, servedStatesAtom, verifyAddressAtom } from './data/address.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Props of {@link CheckedAddressForm}. */
export interface CheckedAddressFormProps {
  /** Stores unsaved input. */
  draftAtom: StoredDraft<AddressInput>;
  /** Address from the service. */
  saved: PostalAddress | undefined;
  /** Saves the address; rejects with the error to show. */
  save: (address: AddressInput) => Promise<unknown>;
  /** Called when the address is saved, only while the form is mounted. */
  onDone: () => void;
  /** Label of the submit button. @default 'Continue' */
  submitLabel?: string;
}

/** Delivery address form with suggestions. An address that can't be verified is saved after the patient confirms it. */
export function CheckedAddressForm({ draftAtom, saved, save, onDone, submitLabel }: CheckedAddressFormProps) {
  const { data: served } = useAtomValue(servedStatesAtom);
  const { items, isLoading, isFailed, search } = useSuggestions();
  const lookUpZip = useSetAtom(lookUpZipAtom);
  const verify = useAtomValue(verifyAddressAtom);
  const [verdict, setVerdict] = useState<AddressVerification>('none');
  const { input, change, form, cancel } = useForm({
    draft: useAtom(draftAtom),
    initial: toAddressInput(saved),
    check: (address) => addressProblems(address, served),
    async send(address, { isCurrent, removeDraft }, isConfirmed: boolean) {
      setVerdict('none');
      if (!isConfirmed) {
        // The notification shows why it failed; the patient can use the address anyway.
        const found = await verify.mutateAsync(trimmed(address)).catch(() => 'failed' as const);
        if (found !== 'verified') return () => setVerdict(found);
        if (!isCurrent()) return undefined;
      }
      await save(trimmed(address));
      removeDraft();
      return onDone;
    },
    problemsOf: (error) =>
      saveErrors(error, 'this address', ['address', 'secondAddress', 'city', 'state', 'zipCode']),
  });
  const update = (changed: (latest: AddressInput) => AddressInput) => {
    change(changed);
    cancel();
    setVerdict('none');
  };
  const fillIn = async ({ zipCode, city, state }: AddressInput) => {
    const zip = zipCode.trim();
    const place = isZipCode(zip) && (city === '' || state === '') ? await lookUpZip(zip) : undefined;
    if (place) change((latest) => withPlaceOfZip(latest, place));
  };
  return (
    <AddressForm
      value={input}
      onChange={(address) => {
        update((latest) => mergeChanges(latest, input, address));
        if (address.zipCode !== input.zipCode) void fillIn(address);
        // Not after selecting a suggestion, which also changes the street.
        const isSuggested = items?.some((item) => item.street_line === address.address) ?? false;
        if (address.address !== input.address && !isSuggested) search(address);
      }}
      suggestions={items?.map((item) => ({
        ...suggestionOption(item),
        item,
      }))}
      isSuggesting={isLoading}
      suggestError={isFailed ? 'No suggestions right now. Keep typing your address.' : undefined}
      onSuggestion={({ item }) => update((latest) => addressOfSuggestion(item, latest))}
      states={served ? states.filter((state) => served.includes(state.value)) : states}
      verification={form.isPending ? 'checking' : verdict}
      onUseAnyway={() => void form.onSubmit(true)}
      errors={form.errors}
      onSubmit={() => void form.onSubmit(false)}
      {...(submitLabel !== undefined && { strings: { submit: submitLabel } })}
    />
  );
}
