import { useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { User } from '@patient/api';
import { meAtom } from '../../shared/patient/me.ts';
import { cardKeyAtom, cardProviderAtom } from '../payment/index.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { StepProps } from '../../shared/view/step.ts';
import { useGoOn } from './useContinue.tsx';
import { useIdentityCheck, type IdentityChecker } from './useIdentityCheck.ts';

/** Props of {@link ProviderCheck}. */
export type ProviderCheckProps = Pick<StepProps, 'goNext' | 'onHelp' | 'isMoving'>;

interface CheckProps extends ProviderCheckProps {
  me: User;
  provider: IdentityChecker;
}

function Check({ me, provider, goNext, onHelp, isMoving }: CheckProps) {
  const { goOn, problem } = useGoOn(goNext);
  const { check, isChecking, isHandedIn, notice } = useIdentityCheck(provider, goOn);

  const secret = me.verifyClientSecret;
  const isChecked = me.patient?.verify?.completed === true;
  if (isChecked || isHandedIn) {
    return (
      <Stack gap={4}>
        {problem}
        <Alert
          tone="success"
          title={isChecked ? 'Your identity is confirmed' : 'Your documents are handed in'}
        >
          There is nothing more to do here.
        </Alert>
        <Button variant="primary" isWide isPending={isMoving} onPress={() => void goOn()}>
          Continue
        </Button>
      </Stack>
    );
  }
  if (secret === undefined) {
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
  return (
    <Stack gap={4}>
      <h2>Show that it is you</h2>
      <p>
        Our partner Stripe checks your photo ID and a selfie. Only the people who check identities see them,
        and your doctor is told the result.
      </p>
      {notice?.kind === 'closed' && (
        <Alert tone="info" isLive title="The check is not finished">
          You closed it before its end. Nothing is lost: start again when you are ready.
        </Alert>
      )}
      {notice?.kind === 'refused' && (
        <Alert
          tone="danger"
          isLive
          title="We could not confirm who you are"
          action={<Button onPress={onHelp}>Help</Button>}
        >
          {notice.message}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isChecking || isMoving} onPress={() => void check(secret)}>
        {notice === undefined ? 'Start the check' : 'Start again'}
      </Button>
    </Stack>
  );
}

/** The provider's own identity check, on pages of its own (decisions, "Registration"; `verifyClientSecret`). */
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
