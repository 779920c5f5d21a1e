import { Card } from '@patient/ui/Card';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import { vars } from '@patient/ui/theme';
import * as styles from './samples.css.ts';

const messages = [
  {
    when: 'Something failed',
    write: 'We couldn’t send your photo. We saved it here, so you can try again when you’re back online.',
    avoid: 'Error 503: upload failed!',
  },
  {
    when: 'An action can’t be undone',
    write:
      'Cancel this subscription? Your delivery on Dec 4, 2026 will still arrive. We won’t charge you after that.',
    avoid: 'Are you sure?',
  },
  {
    when: 'A value is missing',
    write: 'Enter your birth date, for example 04-23-1984.',
    avoid: 'Invalid input',
  },
  {
    when: 'A list is empty',
    write: 'No orders yet. Your first order appears here after a doctor approves your treatment.',
    avoid: 'Oops, nothing to see here :(',
  },
] as const;

/** Examples of messages for important situations, with wording to avoid. */
export function Messages() {
  return (
    <ul
      role="list"
      className={styles.cards}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))' }}
    >
      {messages.map(({ when, write, avoid }) => (
        <Card key={when} as="li" tone="flat">
          <Stack gap={3}>
            <h3>{when}</h3>
            <Inline align="start" wrap={false} gap={2}>
              <Icon name="check" label="Do" style={{ color: vars.color.status.success.icon }} />
              <span>{write}</span>
            </Inline>
            <Inline align="start" wrap={false} gap={2} style={{ color: vars.color.text.quiet }}>
              <Icon name="close" label="Don't" style={{ color: vars.color.status.danger.icon }} />
              <span>{avoid}</span>
            </Inline>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
