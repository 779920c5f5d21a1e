import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { RetryAlert } from '@patient/ui/Alert';
import { useAction } from '@patient/ui/hooks';
import { IdentityCheck, type IdentityCheckState } from '@patient/ui/IdentityCheck';
import { Skeleton } from '@patient/ui/Skeleton';
import type { User } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { cardKeyAtom, cardProviderAtom } from '#features/payment/index.ts';
import { failureText } from '#shared/format/failureText.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { identityOutcome, type IdentityOutcome } from './views/identityOutcome.ts';
import { useContinue } from './useContinue.ts';

/** Card provider's method that verifies identity. */
interface IdentityChecker {
  readonly verifyIdentity: (
    secret: string,
  ) => Promise<{ readonly error?: { readonly code?: string | undefined } | undefined }>;
}

/** Props of {@link ProviderCheck}. */
export type ProviderCheckProps = Pick<StepProps, 'goNext' | 'onHelp' | 'isMoving'>;

function checkState(
  isChecked: boolean,
  secret: string | undefined,
  outcome: IdentityOutcome | undefined,
): IdentityCheckState {
  if (isChecked) return 'confirmed';
  if (outcome?.kind === 'submitted') return 'received';
  if (secret === undefined) return 'unavailable';
  return outcome?.kind ?? 'ready';
}

interface CheckProps extends ProviderCheckProps {
  me: User;
  provider: IdentityChecker;
}

function Check({ me, provider, goNext, onHelp, isMoving }: CheckProps) {
  const { handleContinue, problem } = useContinue(goNext);
  const { refetch } = useAtomValue(meAtom);
  const [outcome, setOutcome] = useState<IdentityOutcome>();

  const { run: check, isPending: isChecking } = useAction(async (secret: string) => {
    setOutcome(undefined);
    try {
      const result = identityOutcome((await provider.verifyIdentity(secret)).error);
      setOutcome(result);
      if (result.kind !== 'submitted') return;
      await refetch();
      await handleContinue();
    } catch (failure) {
      setOutcome({ kind: 'refused', message: failureText(failure) });
    }
  });

  const secret = me.verifyClientSecret;
  const isChecked = me.patient?.verify?.completed === true;
  // The patient can continue before the provider reports its verdict to the service.
  const isDone = isChecked || outcome?.kind === 'submitted';
  return (
    <IdentityCheck
      state={checkState(isChecked, secret, outcome)}
      reason={outcome?.kind === 'refused' && outcome.message}
      isPending={isMoving || (isChecking && !isDone)}
      onStart={() => secret !== undefined && check(secret)}
      onContinue={() => void handleContinue()}
      onHelp={onHelp}
    >
      {problem && <RetryAlert {...problem} />}
    </IdentityCheck>
  );
}

/** Identity check in the provider's dialog (decisions, "Registration"; `verifyClientSecret`). */
export function ProviderCheck(props: ProviderCheckProps) {
  const me = useAtomValue(meAtom);
  const cardKey = useAtomValue(cardKeyAtom);
  const provider = useAtomValue(cardProviderAtom);
  return (
    <QueryView
      queries={[me, cardKey, provider]}
      what="the identity check"
      skeleton={<Skeleton shape="block" height="20rem" />}
    >
      {(account, _key, loaded) => <Check {...props} me={account} provider={loaded} />}
    </QueryView>
  );
}
