import type { ReactNode } from 'react';
import { BrandFooter } from '@patient/ui/BrandFooter';

/** After `main`. The company and its links are those of the brand. */
export const PublicPage = ({ onHelp, children }: { onHelp: () => void; children: ReactNode }) => (
  <>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <BrandFooter onContact={onHelp} />
  </>
);
