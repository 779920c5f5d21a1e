import { BrandFooter } from '@patient/ui/BrandFooter';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { useHelp } from '#features/help/index.ts';
import * as styles from './ErrorLayout.css.ts';
import type { LayoutProps } from './layout.ts';

/** Layout of error pages. */
export function ErrorLayout({ children }: LayoutProps) {
  const help = useHelp();
  return (
    <>
      <BrandHeader logoHref="/login" onHelp={help.open} />
      <Container as="main" id="main" tabIndex={-1} width="column" className={styles.main}>
        {children}
      </Container>
      <BrandFooter onContact={help.open} />
      {help.dialog}
    </>
  );
}
