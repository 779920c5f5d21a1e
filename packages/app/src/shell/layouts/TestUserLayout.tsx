import { Alert } from '@patient/ui/Alert';
import { Badge } from '@patient/ui/Badge';
import { PageFrame } from '@patient/ui/PageFrame';
import type { LayoutProps } from './layout.ts';
import { useHelp } from '#features/help/index.ts';

/** Layout for staff tools, with a warning; not indexed by search engines. */
export function TestUserLayout({ children }: LayoutProps) {
  const help = useHelp();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <PageFrame
        logoHref="/login"
        onHelp={help.open}
        width="reading"
        hasFooter={false}
        end={
          <Badge tone="warning" icon="shield">
            Staff
          </Badge>
        }
        notice={
          <Alert tone="warning" title="For staff, with test data">
            Patients created here are real records of this service. Never enter data of a real patient.
          </Alert>
        }
      >
        {children}
      </PageFrame>
      {help.dialog}
    </>
  );
}
