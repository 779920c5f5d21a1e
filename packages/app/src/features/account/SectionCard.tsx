import { useId, type ReactNode } from 'react';
import { Card } from '@patient/ui/Card';
import { Stack } from '@patient/ui/Stack';
import * as styles from './sections.css.ts';

/** Section of a page of the account in a card, named by its title. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}
