import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Stack } from '@patient/ui/Stack';
import { meAtom } from '../../../data/me.ts';
import { cardProviderAtom } from '../../../data/registration/paymentHold.ts';
import { cardMessage } from '../../../domain/registration/cardMessage.ts';
import { LoadFailure } from '../../LoadFailure.tsx';
import type { StepProps } from '../step.ts';

/** The provider's own identity check, on pages of its own (decisions, "Registration"; `verifyClientSecret`). */
export function ProviderCheck({
  goNext,
  onHelp,
  isMoving,
}: Pick<StepProps, 'goNext' | 'onHelp' | 'isMoving'>) {
  const { data: me } = useAtomValue(meAtom);
  const { data: provider, error, isFetching, refetch } = useAtomValue(cardProviderAtom);
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const secret = me?.verifyClientSecret;

  if (error) {
    return (
      <LoadFailure
        what="the identity check"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (me && secret === undefined && me.patient?.verify?.completed !== true) {
    return (
      <Alert
        tone="warning"
        title="Your identity cannot be checked yet"
        action={<Button onPress={onHelp}>Help</Button>}
      >
        Something is missing on our side. Please contact support team.
      </Alert>
    );
  }
  const check = async () => {
    if (isChecking) return;
    setChecking(true);
    setProblem(undefined);
    try {
      const answer = secret === undefined ? undefined : await provider?.verifyIdentity(secret);
      if (answer?.error) setProblem(cardMessage(answer.error));
      else await goNext();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setChecking(false);
    }
  };
  return (
    <Stack gap={4}>
      <h2>Show that it is you</h2>
      <p>
        Our partner Stripe checks your photo ID and a selfie. Only the people who check identities see them,
        and your doctor is told the result.
      </p>
      {problem !== undefined && (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      <Button
        variant="primary"
        isWide
        isDisabled={!me || !provider}
        isPending={isChecking || isMoving}
        onPress={() => void check()}
      >
        Start the check
      </Button>
    </Stack>
  );
}
