import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { card } from '../SignInForm/SignInForm.css.ts';

/** Props of {@link PasswordPage}. */
export interface PasswordPageProps {
  title: string;
  /** Label of the link to sign in; without one, there is no link. */
  back?: string;
  signInHref: string;
  children: ReactNode;
}

/** Card of a page, with its heading and a link to sign in. */
export const PasswordPage = ({ title, back, signInHref, children }: PasswordPageProps) => (
  <Card className={card}>
    <Stack gap={4}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {back !== undefined && (
        <p>
          <Link href={signInHref} variant="standalone">
            {back}
          </Link>
        </p>
      )}
    </Stack>
  </Card>
);
