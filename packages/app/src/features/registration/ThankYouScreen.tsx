import { useAtomValue } from 'jotai';
import { Card } from '@patient/ui/Card';
import { LinkButton, Link } from '@patient/ui/Link';
import { OrderTimeline } from '@patient/ui/OrderTimeline';
import { Stack } from '@patient/ui/Stack';
import { href } from '#shared/href.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { lastSubmitted } from './rules/sentFacts.ts';
import { SentFacts } from './SentFacts.tsx';

const steps = [
  { id: 'sent', label: 'We received your answers', state: 'done', icon: 'check' },
  {
    id: 'review',
    label: 'A doctor reviews them',
    state: 'current',
    when: 'Usually within 24 hours',
    note: "You won't be charged until a doctor approves.",
    icon: 'user',
  },
  { id: 'pack', label: 'The pharmacy packs your treatment', state: 'next', icon: 'pill' },
  { id: 'ship', label: 'We ship it to your door', state: 'next', icon: 'truck' },
] as const;

/** /thank-you: what is held, how we reach the patient, and what happens next (decisions, "Routes"). */
export function ThankYouScreen() {
  const { data: me } = useAtomValue(meAtom);
  const submitted = lastSubmitted(useAtomValue(subscriptionsAtom).data ?? []);
  if (me?.patient?.status === 'register') {
    return (
      <Stack gap={4}>
        <h1>Your registration isn&apos;t finished</h1>
        <p>Pick up where you left off. We saved everything you entered.</p>
        <p>
          <LinkButton href="/steps" variant="primary">
            Continue registration
          </LinkButton>
        </p>
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <h1>{me?.firstName ? `Thank you, ${me.firstName}` : 'Thank you'}</h1>
      <Card>
        <Stack gap={4}>
          <h2>What happens next</h2>
          <OrderTimeline steps={steps} />
        </Stack>
      </Card>
      {me && <SentFacts me={me} />}
      <LinkButton href="/user/subscriptions" variant="primary" isWide>
        See your subscription
      </LinkButton>
      <p>
        <Link
          href={submitted ? href('/user/chat', {}, { subscriptionId: submitted._id }) : '/user/chat?new=1'}
          variant="standalone"
        >
          Message your doctor
        </Link>
      </p>
    </Stack>
  );
}
