import { useAtomValue } from 'jotai';
import { Card } from '@patient/ui/Card';
import { Link, LinkButton } from '@patient/ui/Link';
import { OrderTimeline } from '@patient/ui/OrderTimeline';
import { Stack } from '@patient/ui/Stack';
import { meAtom } from '../../shared/patient/me.ts';
import { isBuilt } from '../../shared/view/standIns.ts';

const steps = [
  { id: 'sent', label: 'Your answers are with us', state: 'done', icon: 'check' },
  {
    id: 'review',
    label: 'A doctor reviews them',
    state: 'current',
    when: 'Usually within 24 hours',
    note: "You won't be charged until a doctor approves. We'll email you as soon as there's an answer.",
    icon: 'user',
  },
  { id: 'pack', label: 'The pharmacy packs your treatment', state: 'next', icon: 'pill' },
  { id: 'ship', label: 'It ships to your door', state: 'next', icon: 'truck' },
] as const;

const links = [
  { href: '/user/chat', label: 'Messages with your doctor' },
  { href: '/user/subscriptions', label: 'Your subscriptions' },
].filter(({ href }) => isBuilt(href));

/** /thank-you: what happens next (decisions, "Routes"). */
export function ThankYouScreen() {
  const { data: me } = useAtomValue(meAtom);
  if (me?.patient?.status === 'register') {
    return (
      <Stack gap={4}>
        <h1>Your registration is not finished</h1>
        <p>Pick up where you left off. We saved everything you entered.</p>
        <p>
          <LinkButton href="/steps" variant="primary">
            Go on
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
      <Stack as="ul" gap={2}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
