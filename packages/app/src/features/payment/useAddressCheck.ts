import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AddressVerification } from '@patient/ui/AddressForm';
import { verifyAddressAtom } from './data/address.ts';
import { addressProblems, trimmed, type AddressProblem, type WrittenAddress } from './rules/addressCheck.ts';
import { failureText } from '../../shared/format/failureText.ts';

/** Options of {@link useAddressCheck}. */
export interface AddressCheck {
  /** Saves the address; rejects with the reason it was not saved. */
  readonly save: (address: WrittenAddress) => Promise<unknown>;
  /** Called once the address is saved. */
  readonly onDone: () => void;
}

/** Verifies and saves an address: a verified one at once, others when the patient confirms. */
export function useAddressCheck({ save, onDone }: AddressCheck) {
  const verify = useAtomValue(verifyAddressAtom);
  const [verification, setVerification] = useState<AddressVerification>('none');
  const [errors, setErrors] = useState<readonly AddressProblem[]>([]);
  const [problem, setProblem] = useState<string>();

  const saveAddress = async (address: WrittenAddress) => {
    setVerification('checking');
    setProblem(undefined);
    try {
      await save(trimmed(address));
      onDone();
    } catch (error) {
      setVerification('none');
      setProblem(failureText(error));
    }
  };

  const submit = async (address: WrittenAddress) => {
    const problems = addressProblems(address);
    setErrors(problems);
    if (problems.length > 0 || verification === 'checking') return;
    setVerification('checking');
    try {
      const verdict = await verify.mutateAsync(trimmed(address));
      if (verdict === 'verified') await saveAddress(address);
      else setVerification(verdict);
    } catch {
      // The notification shows the reason; the form offers to use the address anyway.
      setVerification('failed');
    }
  };

  return {
    verification,
    errors,
    problem,
    saveAddress,
    submit,
    reset: () => {
      setVerification('none');
      setProblem(undefined);
    },
  };
}
