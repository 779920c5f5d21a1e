import { useId } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { EmergencyText } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import * as styles from './EntryPage.css.ts';
import type { EntryPageStrings } from './strings.ts';

/** Props of {@link EntryFacts}. */
export interface EntryFactsProps {
  strings: EntryPageStrings;
  /** Title of the facts. */
  title: string;
}

/** What to know before starting: how it works, cost, doctors, emergencies, and how to cancel. */
export function EntryFacts({ strings, title }: EntryFactsProps) {
  const stepsId = useId();
  const factsId = useId();
  return (
    <Stack gap={6}>
      <Card as="section" tone="sunken" aria-labelledby={stepsId}>
        <Stack gap={4}>
          <h2 id={stepsId}>{strings.stepsTitle}</h2>
          <Stack as="ol" gap={3}>
            {strings.steps.map((step, index) => (
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
      <Stack as="section" gap={4} aria-labelledby={factsId}>
        <h2 id={factsId}>{title}</h2>
        <Stack as="ul" gap={4}>
          {strings.facts.map((fact) => (
            <Inline as="li" key={fact.title} gap={3} align="start" wrap={false}>
              <Icon name={fact.icon} className={styles.factIcon} />
              <div className={styles.fact}>
                <h3>{fact.title}</h3>
                <p className={styles.quiet}>
                  <EmergencyText>{fact.text}</EmergencyText>
                </p>
              </div>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
