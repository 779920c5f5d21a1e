import type { ReactNode } from 'react';
import { Card } from '@patient/ui/Card';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import * as styles from './LoginScreen.css.ts';

/** Props of {@link PasswordPage}. */
export interface PasswordPageProps {
  title: string;
  children: ReactNode;
}

/** Card of the password pages, with a link back to sign-in. */
export function PasswordPage({ title, children }: PasswordPageProps) {
  return (
    <Card className={styles.card}>
      <Stack gap={4}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <p>
          <Link href="/login" variant="standalone">
            Back to sign in
          </Link>
        </p>
      </Stack>
    </Card>
  );
}
