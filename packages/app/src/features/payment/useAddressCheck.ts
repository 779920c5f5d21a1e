import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AddressVerification } from '@patient/ui/AddressForm';
import { useLatest } from '@patient/ui/hooks';
import { verifyAddressAtom } from './data/address.ts';
import { addressProblems, trimmed, type AddressProblem } from './views/addressCheck.ts';
import type { AddressInput } from '@patient/api/model';
import { rejectedField } from '#shared/format/rejectedField.ts';
import { saveProblem, type SaveProblem } from '#shared/service/saveProblem.ts';

/** Options of {@link useAddressCheck}. */
export interface AddressCheck {
  /** Abbreviations of the states where we deliver; undefined until loaded. */
  readonly served: readonly string[] | undefined;
  /** Saves the address; rejects with the error to show. */
  readonly save: (address: AddressInput) => Promise<unknown>;
  /** Called when the address is saved, even after the form is unmounted. */
  readonly onSaved: (address: AddressInput) => void;
  /** Called when the address is saved, only while the form is mounted. */
  readonly onDone: () => void;
}

/** Verifies and saves an address. An address that can't be verified is saved after the patient confirms it. */
export function useAddressCheck({ served, save, onSaved, onDone }: AddressCheck) {
  const verify = useAtomValue(verifyAddressAtom);
  const [verification, setVerification] = useState<AddressVerification>('none');
  const [errors, setErrors] = useState<readonly AddressProblem[]>([]);
  const [problem, setProblem] = useState<SaveProblem>();
  /** Changing the address or unmounting the form invalidates a pending attempt. */
  const startAttempt = useLatest();

  const saveAddress = async (address: AddressInput) => {
    const isLatest = startAttempt();
    setVerification('checking');
    setProblem(undefined);
    try {
      await save(trimmed(address));
      if (isLatest()) onDone();
      onSaved(trimmed(address));
    } catch (error) {
      if (!isLatest()) return;
      setVerification('none');
      const rejected = rejectedField(error, ['address', 'secondAddress', 'city', 'state', 'zipCode']);
      if (rejected) setErrors([rejected]);
      else setProblem(saveProblem(error, 'this address'));
    }
  };

  const submit = async (address: AddressInput) => {
    const problems = addressProblems(address, served);
    setErrors(problems);
    if (problems.length > 0 || verification === 'checking') return;
    const isLatest = startAttempt();
    setVerification('checking');
    try {
      const verdict = await verify.mutateAsync(trimmed(address));
      if (!isLatest()) return;
      if (verdict === 'verified') await saveAddress(address);
      else setVerification(verdict);
    } catch {
      // The notification shows the error; the patient can use the address anyway.
      if (isLatest()) setVerification('failed');
    }
  };

  return {
    verification,
    errors,
    problem,
    saveAddress,
    submit,
    /** Must be called on each change of the address. */
    reset: () => {
      startAttempt();
      setVerification('none');
      setProblem(undefined);
    },
  };
}
