import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AddressVerification } from '@patient/ui/AddressForm';
import { verifyAddressAtom } from './data/address.ts';
import { addressProblems, trimmed, type AddressProblem, type WrittenAddress } from './rules/addressCheck.ts';
import { saveProblem, type SaveProblem } from '#shared/service/saveProblem.ts';
import { useLatestWhileMounted } from '#shared/view/useLatest.ts';

/** Options of {@link useAddressCheck}. */
export interface AddressCheck {
  /** Abbreviations of the states with deliveries; undefined before they are known. */
  readonly served: readonly string[] | undefined;
  /** Saves the address; rejects with the reason it was not saved. */
  readonly save: (address: WrittenAddress) => Promise<unknown>;
  /** Called once an address is saved, also for a patient who has left meanwhile. */
  readonly onSaved: (address: WrittenAddress) => void;
  /** Called then for a patient who is still there. */
  readonly onDone: () => void;
}

/** Verifies and saves an address: a verified one at once, others when the patient confirms. */
export function useAddressCheck({ served, save, onSaved, onDone }: AddressCheck) {
  const verify = useAtomValue(verifyAddressAtom);
  const [verification, setVerification] = useState<AddressVerification>('none');
  const [errors, setErrors] = useState<readonly AddressProblem[]>([]);
  const [problem, setProblem] = useState<SaveProblem>();
  /** What is typed during a try makes that one worthless, and wants another; so does leaving the form. */
  const begin = useLatestWhileMounted();

  const saveAddress = async (address: WrittenAddress) => {
    const isLatest = begin();
    setVerification('checking');
    setProblem(undefined);
    try {
      await save(trimmed(address));
      if (isLatest()) onDone();
      onSaved(trimmed(address));
    } catch (error) {
      if (!isLatest()) return;
      setVerification('none');
      setProblem(saveProblem(error, 'this address'));
    }
  };

  const submit = async (address: WrittenAddress) => {
    const problems = addressProblems(address, served);
    setErrors(problems);
    if (problems.length > 0 || verification === 'checking') return;
    const isLatest = begin();
    setVerification('checking');
    try {
      const verdict = await verify.mutateAsync(trimmed(address));
      if (!isLatest()) return;
      if (verdict === 'verified') await saveAddress(address);
      else setVerification(verdict);
    } catch {
      // The notification shows the reason; the form offers to use the address anyway.
      if (isLatest()) setVerification('failed');
    }
  };

  return {
    verification,
    errors,
    problem,
    saveAddress,
    submit,
    /** Call it for each change of the address. */
    reset: () => {
      begin();
      setVerification('none');
      setProblem(undefined);
    },
  };
}
