import type { ReactNode } from 'react';
import { BrandHeader } from '@patient/ui/BrandHeader';

/** The skip link moves focus to `main`. */
export const Page = ({ onHelp, children }: { onHelp: () => void; children: ReactNode }) => (
  <>
    <BrandHeader logoHref="/login" onHelp={onHelp} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
