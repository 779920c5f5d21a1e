import type { ReactNode } from 'react';
import { PageFrame } from '@patient/ui/PageFrame';

export const SignInPage = ({ onHelp, children }: { onHelp: () => void; children: ReactNode }) => (
  <PageFrame logoHref="/login" onHelp={onHelp}>
    {children}
  </PageFrame>
);
