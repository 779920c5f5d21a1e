import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** States that last only while somebody points, presses or uses the keyboard, and the attributes react-aria gives them. */
const attributes = {
  hover: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focus: ['data-focused', 'data-focus-visible'],
} as const;

/** State of a control that a sheet can hold on to. */
export type ShownState = keyof typeof attributes;

/** State that one of the names asks for. */
export const stateIn = (...names: readonly string[]): ShownState | undefined =>
  (['hover', 'pressed', 'focus'] as const).find((state) => names.includes(state));

/** Props of {@link ShowState}. */
export interface ShowStateProps {
  readonly state: ShownState;
  readonly children: ReactNode;
}

/** Shows the controls inside as if somebody were pointing at them, pressing them or had moved there by keyboard. */
export function ShowState({ state, children }: ShowStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  // React leaves attributes alone that it has not set, so they stay.
  useLayoutEffect(() => {
    for (const part of frame.current?.querySelectorAll('[data-rac], select') ?? [])
      for (const attribute of attributes[state]) part.setAttribute(attribute, 'true');
  }, [state]);
  return <div ref={frame}>{children}</div>;
}
