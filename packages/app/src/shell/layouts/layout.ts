import type { ReactNode } from 'react';

/** Props of every layout. */
export interface LayoutProps {
  /** Pattern of the route shown, from the table. */
  readonly path: string;
  /** Whether the screen takes the whole width. @default false */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}
