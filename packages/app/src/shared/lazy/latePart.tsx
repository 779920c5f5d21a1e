import type { ComponentType, JSX, ReactNode } from 'react';
import { QueryView } from '../view/QueryView.tsx';
import { lateCode } from './lateCode.ts';
import { useCode } from './useCode.ts';

/** Component that a page is drawn without. */
export interface LatePart<Props> {
  /** Draws a skeleton until the code has loaded, and a failure with a way to try again. */
  (props: Props): JSX.Element;
  /** Fetches the code ahead. What does not arrive is fetched when it is needed. */
  readonly preload: () => void;
  /** Fetches the code; rejects with ConnectionError when it does not arrive. */
  readonly ready: () => Promise<unknown>;
}

/** What stands in for a part that is loading, or could not be loaded. */
export interface LatePartOptions {
  /** Object of "We couldn't load …" and "Loading …": "the card form". */
  readonly what: string;
  readonly skeleton: ReactNode;
}

/**
 * A part of a page whose code comes after the load event: what it needs is much code, and it is not what the page begins
 * with. For a dialog, a drawer or a menu, whose page goes on without it, see `LazyPart`.
 * @param load imports the component's file
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { what, skeleton }: LatePartOptions,
): LatePart<Props> {
  const late = lateCode(load);
  function Late(props: Props) {
    const code = useCode(late);
    return (
      <QueryView queries={[code]} what={what} skeleton={skeleton}>
        {(Component) => <Component {...props} />}
      </QueryView>
    );
  }
  return Object.assign(Late, {
    preload: late.preload,
    ready: late.load,
  });
}
