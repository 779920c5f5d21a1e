import { Card } from '@patient/ui/Card';
import { Icon, type IconName } from '@patient/ui/Icon';
import { brandEntry } from '@patient/ui/Illustration';
import { Inline } from '@patient/ui/Inline';
import { EmergencyText } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/UiProvider';
import * as styles from './EntryScreen.css.ts';

const steps = [
  'Answer a few questions about your health. It takes about ten minutes.',
  'A licensed doctor reviews your answers, usually within 24 hours.',
  'Your treatment comes to your door in plain packaging.',
];

interface Fact {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const facts: readonly Fact[] = [
  {
    icon: 'card',
    title: 'What it costs',
    text: "You see your own price before you pay. We only hold it on your card: you won't be charged until a doctor approves.",
  },
  {
    icon: 'user',
    title: 'Who the doctors are',
    text: "Licensed doctors. In your account, you can see your doctor's degrees and the states they're licensed in, and send them messages.",
  },
  {
    icon: 'warning',
    title: "What it isn't for",
    text: "It isn't for emergencies. If you need help right now, call 911. A doctor may decline a treatment that may not be safe for you.",
  },
  {
    icon: 'cancel',
    title: 'How to stop',
    text: "Pause, skip, or cancel online at any time. You don't need to call or message us.",
  },
];

/** Facts to know before starting: how it works, cost, doctors, emergencies, and how to cancel. */
export function EntryFacts() {
  const { factsTitle } = brandEntry(useBrand());
  return (
    <Stack gap={6}>
      <Card as="section" tone="sunken" aria-labelledby="how">
        <Stack gap={4}>
          <h2 id="how">How it works</h2>
          <Stack as="ol" gap={3}>
            {steps.map((step, index) => (
              <Inline as="li" key={step} gap={2} align="start" wrap={false}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span>{step}</span>
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Card>
      <Stack as="section" gap={4} aria-labelledby="facts">
        <h2 id="facts">{factsTitle}</h2>
        <Stack as="ul" gap={4}>
          {facts.map(({ icon, title, text }) => (
            <Inline as="li" key={title} gap={3} align="start" wrap={false}>
              <Icon name={icon} className={styles.factIcon} />
              <div className={styles.fact}>
                <h3>{title}</h3>
                <p className={styles.quiet}>
                  <EmergencyText>{text}</EmergencyText>
                </p>
              </div>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
