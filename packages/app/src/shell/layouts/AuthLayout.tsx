import { BrandFooter } from '@patient/ui/BrandFooter';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { useBrand } from '@patient/ui/UiProvider';
import { useHelp } from '#features/help/index.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { useLastEnd } from '#shared/session.ts';
import { logoLeadsToWebsite } from './logoTarget.ts';
import * as styles from './AuthLayout.css.ts';
import type { LayoutProps } from './layout.ts';

const SessionEndText = lazyPart(async () => (await import('./SessionEndText.tsx')).SessionEndText);

/** Layout with one narrow centered column (specification section 2), or the full width on entry pages. */
export function AuthLayout({ path, isWide = false, children }: LayoutProps) {
  const { websiteUrl } = useBrand();
  const help = useHelp();
  const reason = useLastEnd();
  return (
    <>
      <BrandHeader logoHref={logoLeadsToWebsite(path) ? websiteUrl : '/login'} onHelp={help.open} />
      <Container as="main" id="main" tabIndex={-1} width={isWide ? 'page' : 'column'} className={styles.main}>
        {reason !== undefined && reason !== 'loggedOut' && reason !== 'replaced' && (
          <SessionEndText reason={reason} isSignIn={path === '/login'} />
        )}
        {children}
      </Container>
      <BrandFooter onContact={help.open} />
      {help.dialog}
    </>
  );
}
