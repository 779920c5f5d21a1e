import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { AddressVerification } from '@patient/ui/AddressForm';
import { saveShippingAtom, verifyAddressAtom } from './data/address.ts';
import { addressProblems, trimmed, type AddressProblem, type WrittenAddress } from './rules/addressCheck.ts';

/** What {@link useAddressCheck} wants. */
export interface AddressCheck {
  readonly patientId: string;
  readonly subscriptionId: string;
  /** The service has the address. */
  readonly onDone: () => void;
}

/** Checks an address and keeps it: known ones at once, others when the patient says so. */
export function useAddressCheck({ patientId, subscriptionId, onDone }: AddressCheck) {
  const verify = useAtomValue(verifyAddressAtom);
  const save = useAtomValue(saveShippingAtom);
  const [verification, setVerification] = useState<AddressVerification>('none');
  const [errors, setErrors] = useState<readonly AddressProblem[]>([]);
  const [problem, setProblem] = useState<string>();

  const keep = async (address: WrittenAddress) => {
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
      if (verdict === 'verified') await keep(address);
      else setVerification(verdict);
    } catch {
      // The notification has told why; the form says that the address can be used all the same.
      setVerification('failed');
    }
  };

  return {
    verification,
    errors,
    problem,
    keep,
    submit,
    forget: () => {
      setVerification('none');
      setProblem(undefined);
    },
  };
}
