import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AddressVerification } from '@patient/ui/AddressForm';
import { saveShippingAtom, verifyAddressAtom } from './data/address.ts';
import { addressProblems, trimmed, type AddressProblem, type WrittenAddress } from './rules/addressCheck.ts';

/** Options of {@link useAddressCheck}. */
export interface AddressCheck {
  readonly patientId: string;
  readonly subscriptionId: string;
  /** Called once the address is saved. */
  readonly onDone: () => void;
}

/** Verifies and saves an address: a verified one at once, others when the patient confirms. */
export function useAddressCheck({ patientId, subscriptionId, onDone }: AddressCheck) {
  const verify = useAtomValue(verifyAddressAtom);
  const save = useAtomValue(saveShippingAtom);
  const [verification, setVerification] = useState<AddressVerification>('none');
  const [errors, setErrors] = useState<readonly AddressProblem[]>([]);
  const [problem, setProblem] = useState<string>();

  const saveAddress = async (address: WrittenAddress) => {
    setVerification('checking');
    setProblem(undefined);
    try {
      await save.mutateAsync({ patientId, subscriptionId, shipping: trimmed(address) });
      onDone();
    } catch (error) {
      setVerification('none');
      setProblem(error instanceof Error ? error.message : String(error));
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
