import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Interaction states with the attributes that react-aria sets for them. */
const attributes = {
  hover: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focus: ['data-focused', 'data-focus-visible'],
} as const;

/** Interaction state that a sheet can show. */
export type ShownState = keyof typeof attributes;

/** Returns the interaction state among the names, if any. */
export const stateIn = (...names: readonly string[]): ShownState | undefined =>
  (['hover', 'pressed', 'focus'] as const).find((state) => names.includes(state));

/** Props of {@link ShowState}. */
export interface ShowStateProps {
  readonly state: ShownState;
  readonly children: ReactNode;
}

/** Shows the controls inside as hovered, pressed or focused by keyboard. */
export function ShowState({ state, children }: ShowStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  // React does not remove attributes that it has not set.
  useLayoutEffect(() => {
    for (const part of frame.current?.querySelectorAll('[data-rac], select') ?? [])
      for (const attribute of attributes[state]) part.setAttribute(attribute, 'true');
  }, [state]);
  return <div ref={frame}>{children}</div>;
}
