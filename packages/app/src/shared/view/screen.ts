import type { Atom } from 'jotai';
import type { ComponentType } from 'react';

/** Props of every screen. */
export interface ScreenProps {
  /** Parameters of the route's pattern. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A screen of the route table. */
export type Screen = ComponentType<ScreenProps> & {
  /** Queries that the screen begins with; a reload asks for them before it draws the screen. */
  readonly asks?: (params: ScreenProps['params']) => readonly Atom<{ readonly isPending: boolean }>[];
  /** Fetches the code of a part that the screen begins with; called as soon as the screen's own is there. */
  readonly preload?: () => void;
};
