import { lazy, Suspense, useState } from 'react';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { useBrand } from '@patient/ui/theme';
import type { LayoutProps } from './layout.ts';
import { logoLeadsToWebsite } from '../domain/logo.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** Header and one narrow centred column (specification section 2). */
export function AuthLayout({ path, children }: LayoutProps) {
  const { websiteUrl } = useBrand();
  const [wantsHelp, setWantsHelp] = useState(false);
  return (
    <>
      <BrandHeader
        logoHref={logoLeadsToWebsite(path) ? websiteUrl : '/login'}
        onHelp={() => setWantsHelp(true)}
      />
      <Container as="main" id="main" width="column">
        {children}
      </Container>
      {wantsHelp && (
        <Suspense>
          <HelpDialog onClose={() => setWantsHelp(false)} />
        </Suspense>
      )}
    </>
  );
}
