import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { meAtom } from '../../shared/patient/me.ts';
import { identityOutcome, type IdentityOutcome } from './rules/identityOutcome.ts';

/** The part of the provider that checks who somebody is. */
export interface IdentityChecker {
  readonly verifyIdentity: (
    secret: string,
  ) => Promise<{ readonly error?: { readonly code?: string | undefined } | undefined }>;
}

/** Runs the provider's check once at a time; what was handed in goes on to the next step. */
export function useIdentityCheck(provider: IdentityChecker, goOn: () => Promise<void>) {
  const { refetch } = useAtomValue(meAtom);
  const [isChecking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<IdentityOutcome>();

  const check = async (secret: string) => {
    if (isChecking) return;
    setChecking(true);
    setOutcome(undefined);
    try {
      const ended = identityOutcome((await provider.verifyIdentity(secret)).error);
      setOutcome(ended);
      if (ended.kind !== 'handedIn') return;
      await refetch();
      await goOn();
    } catch (failure) {
      setOutcome({ kind: 'refused', message: failure instanceof Error ? failure.message : String(failure) });
    } finally {
      setChecking(false);
    }
  };
  return {
    check,
    isChecking,
    /** The provider has it all; what it says of it comes to the service by itself. */
    isHandedIn: outcome?.kind === 'handedIn',
    /** How the check ended, where it has to be begun again. */
    notice: outcome?.kind === 'handedIn' ? undefined : outcome,
  };
}
