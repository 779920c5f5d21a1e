import { Card } from '@patient/ui/Card';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import { vars } from '@patient/ui/theme';
import * as styles from './plates.css.ts';

const messages = [
  {
    when: 'Something failed',
    say: 'Your photo was not sent. It is still here: try again when you are back online.',
    not: 'Error 503: upload failed!',
  },
  {
    when: 'Something cannot be undone',
    say: 'Cancel this subscription? Your delivery on 12-04-2026 still arrives. Nothing is charged after it.',
    not: 'Are you sure?',
  },
  {
    when: 'A value is missing',
    say: 'Enter your birth date, for example 04-23-1984.',
    not: 'Invalid input',
  },
  {
    when: 'There is nothing yet',
    say: 'No orders yet. Your first one shows here once a doctor has approved your treatment.',
    not: 'Oops, nothing to see here :(',
  },
] as const;

/** Moments that matter, in our words and in words we do not use. */
export function Messages() {
  return (
    <ul
      className={styles.cards}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))' }}
    >
      {messages.map(({ when, say, not }) => (
        <Card key={when} as="li" tone="flat">
          <Stack gap={3}>
            <h3>{when}</h3>
            <Inline align="start" wrap={false} gap={2}>
              <Icon name="check" label="We say" style={{ color: vars.color.status.success.icon }} />
              <span>{say}</span>
            </Inline>
            <Inline align="start" wrap={false} gap={2} style={{ color: vars.color.text.quiet }}>
              <Icon name="close" label="We do not say" style={{ color: vars.color.status.danger.icon }} />
              <span>{not}</span>
            </Inline>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
