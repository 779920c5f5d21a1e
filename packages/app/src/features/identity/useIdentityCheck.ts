import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { meAtom } from '#shared/patient/me.ts';
import { identityOutcome, type IdentityOutcome } from './rules/identityOutcome.ts';
import { failureText } from '#shared/format/failureText.ts';

/** The part of the card provider that verifies identity. */
export interface IdentityChecker {
  readonly verifyIdentity: (
    secret: string,
  ) => Promise<{ readonly error?: { readonly code?: string | undefined } | undefined }>;
}

/** Runs the provider's check, one at a time, and continues once documents are submitted. */
export function useIdentityCheck(provider: IdentityChecker, onSubmitted: () => Promise<void>) {
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
      if (ended.kind !== 'submitted') return;
      await refetch();
      await onSubmitted();
    } catch (failure) {
      setOutcome({ kind: 'refused', message: failureText(failure) });
    } finally {
      setChecking(false);
    }
  };
  return {
    check,
    isChecking,
    /** The provider has the documents and reports its verdict to the service. */
    isSubmitted: outcome?.kind === 'submitted',
    /** Why the check has to be started again. */
    notice: outcome?.kind === 'submitted' ? undefined : outcome,
  };
}
