import type { ComponentType } from 'react';

/** Props of every screen. */
export interface ScreenProps {
  /** Parameters of the route's pattern. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Screen of a route. */
export type Screen = ComponentType<ScreenProps>;
