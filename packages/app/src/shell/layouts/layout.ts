import type { ReactNode } from 'react';

/** Props of every layout. */
export interface LayoutProps {
  /** Pattern of the current route. */
  readonly path: string;
  /** Whether the screen uses the full width. @default false */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}
