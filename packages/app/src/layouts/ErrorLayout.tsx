import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import type { LayoutProps } from './layout.ts';

/** The frame of pages that belong to no other: the logo as the way home. */
export function ErrorLayout({ children }: LayoutProps) {
  return (
    <>
      <BrandHeader logoHref="/login" />
      <Container as="main" id="main" width="column">
        {children}
      </Container>
    </>
  );
}
