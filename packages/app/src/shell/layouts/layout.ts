import type { ReactNode } from 'react';

/** Props of every layout. */
export interface LayoutProps {
  /** Pattern of the route shown, from the table. */
  readonly path: string;
  readonly children: ReactNode;
}
