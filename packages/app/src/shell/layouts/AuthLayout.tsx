import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { useBrand } from '@patient/ui/theme';
import { logoLeadsToWebsite } from './logoTarget.ts';
import * as styles from './AuthLayout.css.ts';
import { SessionEndNotice } from './SessionEndNotice.tsx';
import type { LayoutProps } from './layout.ts';
import { useHelp } from '#features/help/index.ts';

/** Header and one narrow centered column (specification section 2); the whole page where visitors arrive. */
export function AuthLayout({ path, isWide = false, children }: LayoutProps) {
  const { websiteUrl } = useBrand();
  const help = useHelp();
  return (
    <>
      <BrandHeader logoHref={logoLeadsToWebsite(path) ? websiteUrl : '/login'} onHelp={help.open} />
      <Container as="main" id="main" tabIndex={-1} width={isWide ? 'page' : 'column'} className={styles.main}>
        <SessionEndNotice path={path} />
        {children}
      </Container>
      {help.dialog}
    </>
  );
}
