import { Card } from '@patient/ui/Card';
import { Link } from '@patient/ui/Link';
import { OrderTimeline } from '@patient/ui/OrderTimeline';
import { Stack } from '@patient/ui/Stack';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { ColumnFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Thank you' });

/** What happens next, and where to look. */
export const Default = meta.story({
  tags: ['route:/thank-you'],
  render: () => (
    <ColumnFrame>
      <h1>Thank you, Ada</h1>
      <Card>
        <Stack gap={4}>
          <h2>What happens next</h2>
          <OrderTimeline
            steps={[
              { id: 'sent', label: 'Your answers are with us', state: 'done', when: 'Today', icon: 'check' },
              {
                id: 'review',
                label: 'A doctor reviews them',
                state: 'current',
                when: 'Usually within 24 hours',
                note: 'Nothing is charged before that.',
                icon: 'user',
              },
              { id: 'pack', label: 'Your pharmacy packs it', state: 'next', icon: 'pill' },
              { id: 'ship', label: 'It comes to your door', state: 'next', icon: 'home' },
            ]}
          />
        </Stack>
      </Card>
      <Stack gap={2}>
        <Link href="/user/chat" variant="standalone">
          Messages with your doctor
        </Link>
        <Link href="/user/subscriptions" variant="standalone">
          Your subscriptions
        </Link>
      </Stack>
    </ColumnFrame>
  ),
  play: headed('Thank you, Ada'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });
