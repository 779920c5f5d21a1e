import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '@patient/ui/Card';
import { Stack } from '@patient/ui/Stack';
import * as styles from './sections.css.ts';

/** Props of {@link SectionCard}. */
export interface SectionCardProps {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Section of an account page, as a card labeled by its title. */
export function SectionCard({ title, children, ...rest }: SectionCardProps) {
  const id = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}
