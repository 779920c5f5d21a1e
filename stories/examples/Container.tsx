import type { ReactNode } from 'react';
import { Container } from '@patient/ui/Container';

/** One column of 480 px, as for every question step. */
export const StepPage = ({ children }: { children: ReactNode }) => (
  <Container as="main" width="column" hasRoom>
    {children}
  </Container>
);
