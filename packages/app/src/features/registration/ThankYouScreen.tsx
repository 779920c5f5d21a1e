import { atom, useAtomValue } from 'jotai';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { LinkButton, Link } from '@patient/ui/Link';
import { OrderTimeline } from '@patient/ui/OrderTimeline';
import { formatPhone } from '@patient/ui/PhoneField';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { User } from '@patient/api';
import { cardText } from '#shared/format/card.ts';
import { formatCents } from '#shared/format/money.ts';
import { href } from '#shared/href.ts';
import { meAtom } from '#shared/patient/me.ts';
import { chargesAtom, subscriptionsAtom } from '#shared/subscriptions.ts';
import { heldSum, lastSubmitted } from '@patient/api/model';

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

/** Amount held on the card for the last submitted registration, in cents. */
const heldAtom = atom((get) => {
  const subscriptions = get(subscriptionsAtom);
  const submitted = lastSubmitted(subscriptions.data ?? []);
  const charges = submitted && get(chargesAtom(submitted._id));
  return { sum: heldSum(charges?.data ?? []), isLoading: (charges ?? subscriptions).isLoading };
});

/** Amount held, card and contact details. Unknown facts are left out. */
function SentFacts({ me: { email, phone, patient } }: { me: User }) {
  const { sum, isLoading } = useAtomValue(heldAtom);
  // Reserves its place, so that the links below don't move under a press.
  const held = isLoading ? <Skeleton width="6ch" /> : sum !== undefined && formatCents(sum);
  const card = cardText(patient?.creditCard);
  const facts = [
    ...(held ? [{ term: 'Held, not charged', detail: held }] : []),
    ...(card === undefined ? [] : [{ term: 'Card', detail: card }]),
    ...(email === undefined ? [] : [{ term: 'Email', detail: email }]),
    ...(phone === undefined ? [] : [{ term: 'Phone', detail: formatPhone(phone) }]),
  ];
  return (
    <Card>
      <Stack gap={4}>
        <h2>Payment and contact</h2>
        <DescriptionList facts={facts} />
        <p>Check that we can reach you here. We&apos;ll email you as soon as the doctor answers.</p>
      </Stack>
    </Card>
  );
}

/** /thank-you: next steps, amount held and contact details (decisions, "Routes"). */
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
