import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useAction } from '@patient/ui/hooks';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { User } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { cardKeyAtom, cardProviderAtom } from '#features/payment/index.ts';
import { failureText } from '#shared/format/failureText.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { identityOutcome, type IdentityOutcome } from './views/identityOutcome.ts';
import { WHY_IDENTITY } from './strings.ts';
import { useContinue } from './useContinue.tsx';

/** Card provider's method that verifies identity. */
interface IdentityChecker {
  readonly verifyIdentity: (
    secret: string,
  ) => Promise<{ readonly error?: { readonly code?: string | undefined } | undefined }>;
}

/** Props of {@link ProviderCheck}. */
export type ProviderCheckProps = Pick<StepProps, 'goNext' | 'onHelp' | 'isMoving'>;

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
  if (isChecked || outcome?.kind === 'submitted') {
    return (
      <Stack gap={4}>
        {problem}
        <Alert tone="success" title={isChecked ? 'Your identity is confirmed' : 'We received your documents'}>
          You're done with this step.
        </Alert>
        <Button variant="primary" isWide isPending={isMoving} onPress={() => void handleContinue()}>
          Continue
        </Button>
      </Stack>
    );
  }
  if (secret === undefined) {
    return (
      <Alert
        tone="warning"
        title="We can't check your identity yet"
        action={<Button onPress={onHelp}>Help?</Button>}
      >
        Something is missing on our side. Contact us, and we'll help you continue.
      </Alert>
    );
  }
  return (
    <Stack gap={4}>
      <h2>Photo ID and selfie check</h2>
      <p>
        {WHY_IDENTITY} Our partner Stripe checks your photo ID and a selfie. Only the people who check
        identities see them. Your doctor only gets the result.
      </p>
      {outcome?.kind === 'closed' && (
        <Alert tone="info" isLive title="The check isn't finished">
          You closed the check before it finished. Start again when you're ready.
        </Alert>
      )}
      {outcome?.kind === 'refused' && (
        <Alert
          tone="danger"
          isLive
          title="We couldn't confirm your identity"
          action={<Button onPress={onHelp}>Help?</Button>}
        >
          {outcome.message}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isChecking || isMoving} onPress={() => check(secret)}>
        {outcome === undefined ? 'Start the check' : 'Start again'}
      </Button>
    </Stack>
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
