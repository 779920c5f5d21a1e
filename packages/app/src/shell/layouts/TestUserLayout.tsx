import { Alert } from '@patient/ui/Alert';
import { Badge } from '@patient/ui/Badge';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import type { LayoutProps } from './layout.ts';
import * as styles from './TestUserLayout.css.ts';
import { useHelp } from '#features/help/index.ts';

/** Layout for staff tools, with a warning; not indexed by search engines. */
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
      <Container as="main" width="reading" id="main" tabIndex={-1} className={styles.page}>
        <Alert tone="warning" title="For staff, with test data">
          Patients created here are real records of this service. Never enter data of a real patient.
        </Alert>
        {children}
      </Container>
      {help.dialog}
    </>
  );
}
