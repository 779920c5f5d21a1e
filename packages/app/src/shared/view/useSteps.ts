import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { isRecord } from '@patient/api';
import { useTitle } from './useTitle.ts';

/** Step of a flow, or a part of one. */
export interface Step {
  readonly id: string;
  /** Position in the flow; later steps have higher numbers. */
  readonly order: number;
  /** Title of the document. @default the page's title */
  readonly title?: string;
}

/** Options of {@link useSteps}. */
export interface StepsOptions<S extends Step> {
  /** Steps in order; at least the current one and those that Back leads to. */
  readonly steps: readonly S[];
  /** Id of the current step; undefined while loading. */
  readonly current: string | undefined;
  /**
   * Shows another step: the previous one for the browser's Back, or one that was left by going back for Forward. Without it,
   * each step has a URL and the router handles the history.
   */
  readonly onMove?: (to: S) => void;
}

/** Steps that were left by going back, the nearest last, without those that are not after the current step. */
export function forwardStepsAfter<S extends Step>(forward: readonly S[], before: S, now: S): readonly S[] {
  const all = now.order < before.order ? [...forward, before] : forward;
  return all.filter(({ order }) => order > now.order);
}

const MARKER = 'step';

/** Position of the history entry in the flow; 0 for the entry on which the flow was opened. */
function positionNow(): number {
  const { state } = globalThis.history;
  const position: unknown = isRecord(state) ? state[MARKER] : undefined;
  return typeof position === 'number' ? position : 0;
}

const push = (position: number) => globalThis.history.pushState({ [MARKER]: position }, '');

/**
 * Steps of a page with one URL: focuses the heading of a new step, sets the document title, and makes the browser's Back and
 * Forward move through the steps. The history has an entry before the current one while there is a previous step, and one
 * after it while there is a step to go forward to. Step ids stay in memory, because they can reveal answers.
 * @returns ref of the element that contains the heading
 */
export function useSteps<S extends Step>({
  steps,
  current,
  onMove,
}: StepsOptions<S>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = steps.find(({ id }) => id === current);
  const [visited, setVisited] = useState<{
    readonly shown: S;
    readonly forward: readonly S[];
    readonly moves: number;
  }>();
  if (shown && shown.id !== visited?.shown.id)
    setVisited({
      shown,
      forward: visited ? forwardStepsAfter(visited.forward, visited.shown, shown) : [],
      moves: visited ? visited.moves + 1 : 0,
    });

  const moves = visited?.moves ?? 0;
  // A layout effect, to run before the effects of the step, which may focus a message.
  useLayoutEffect(() => {
    const heading = moves > 0 && place.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    globalThis.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }, [moves]);

  useTitle(shown?.title);

  const entry = useRef({ path: '', position: 0, last: 0 });
  const [, render] = useReducer((count: number) => count + 1, 0);
  const back = onMove && shown ? steps[steps.indexOf(shown) - 1] : undefined;
  const forward = onMove && visited?.forward.at(-1);

  const onPop = useEffectEvent(() => {
    const position = positionNow();
    if (globalThis.location.pathname !== entry.current.path || position === entry.current.position) return;
    const to = position > entry.current.position ? forward : back;
    entry.current.position = position;
    if (to) onMove?.(to);
    render();
  });
  useEffect(() => {
    const position = positionNow();
    entry.current = { path: globalThis.location.pathname, position, last: position };
    const handlePop = () => onPop();
    globalThis.addEventListener('popstate', handlePop);
    return () => globalThis.removeEventListener('popstate', handlePop);
  }, []);

  // After every render, because a step can change without Back, and Back can be prevented.
  useEffect(() => {
    const own = entry.current;
    if (globalThis.location.pathname !== own.path) return;
    if (back && own.position === 0) {
      own.position = 1;
      own.last = 1;
      push(1);
    }
    if (!forward || own.position < own.last) return;
    own.last = own.position + 1;
    push(own.last);
    globalThis.history.back();
  });

  return place;
}
