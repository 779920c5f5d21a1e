import { Alert } from '@patient/ui/Alert';
import { Badge } from '@patient/ui/Badge';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import type { LayoutProps } from './layout.ts';
import * as styles from './TestUserLayout.css.ts';
import { useHelp } from '../../features/help/index.ts';

/** The frame of what staff make test patients with: it says so on every screen, and is listed by no search engine. */
export function TestUserLayout({ children }: LayoutProps) {
  const help = useHelp();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <BrandHeader
        logoHref="/login"
        onHelp={help.open}
        end={
          <Badge tone="warning" icon="shield">
            Staff
          </Badge>
        }
      />
      <Container as="main" id="main" tabIndex={-1} className={styles.page}>
        <Alert tone="warning" title="For staff, with test data">
          Whoever is made here is a real record of this service. Never enter anything of a real patient.
        </Alert>
        {children}
      </Container>
      {help.dialog}
    </>
  );
}
