import { useAtomValue } from 'jotai';
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
import { environmentAtom } from '../environment.ts';

/** Step of a flow, or a part of one. */
export interface Step {
  readonly id: string;
  /** Place in the flow: that of a later step is higher. */
  readonly order: number;
  /** Title of the document; without one, that of the page stays. */
  readonly title?: string;
}

/** Options of {@link useSteps}. */
export interface StepsOptions<S extends Step> {
  /** Steps in order: at least those that Back leads through from the current one. */
  readonly steps: readonly S[];
  /** Id of the step that is shown; undefined until it is known. */
  readonly current: string | undefined;
  /**
   * Shows another step: the one before, for the browser's Back, or one that was left by going back, for Forward. Without it,
   * each step has an address and the router owns the history.
   */
  readonly onMove?: (to: S) => void;
}

/** Steps that were left by going back, the nearest last. Those that are not ahead of the shown step are dropped. */
export function leftAfter<S extends Step>(left: readonly S[], before: S, now: S): readonly S[] {
  const all = now.order < before.order ? [...left, before] : left;
  return all.filter(({ order }) => order > now.order);
}

const MARKER = 'step';

/** Position of the history entry in the flow; 0 for the entry that the flow was opened with. */
function positionNow(): number {
  const { state } = globalThis.history;
  const position: unknown = isRecord(state) ? state[MARKER] : undefined;
  return typeof position === 'number' ? position : 0;
}

const push = (position: number) => globalThis.history.pushState({ [MARKER]: position }, '');

/**
 * Steps of a page with one address: the heading of a new step takes the focus, the document its title, and the browser's
 * Back and Forward lead through the steps. They have an entry behind the shown one while there is a step before it, and one
 * ahead while there is a step to go forward to; which steps these are is in memory only, since ids can reveal answers.
 * @returns ref of the element with the heading to focus
 */
export function useSteps<S extends Step>({
  steps,
  current,
  onMove,
}: StepsOptions<S>): RefObject<HTMLDivElement | null> {
  const { brand } = useAtomValue(environmentAtom);
  const place = useRef<HTMLDivElement>(null);
  const shown = steps.find(({ id }) => id === current);
  const [known, setKnown] = useState<{
    readonly shown: S;
    readonly left: readonly S[];
    readonly moves: number;
  }>();
  if (shown && shown.id !== known?.shown.id)
    setKnown({
      shown,
      left: known ? leftAfter(known.left, known.shown, shown) : [],
      moves: known ? known.moves + 1 : 0,
    });

  const moves = known?.moves ?? 0;
  // Before the effects of the step, which may show a message first.
  useLayoutEffect(() => {
    const heading = moves > 0 && place.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    globalThis.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }, [moves]);

  const title = shown?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${brand.title}`;
  }, [title, brand]);

  const entry = useRef({ path: '', position: 0, last: 0 });
  const [, render] = useReducer((count: number) => count + 1, 0);
  const behind = onMove && shown ? steps[steps.indexOf(shown) - 1] : undefined;
  const ahead = onMove && known?.left.at(-1);

  const onPop = useEffectEvent(() => {
    const position = positionNow();
    if (globalThis.location.pathname !== entry.current.path || position === entry.current.position) return;
    const to = position > entry.current.position ? ahead : behind;
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

  // After every rendering: a step may also be left without Back, or not be left by it.
  useEffect(() => {
    const own = entry.current;
    if (globalThis.location.pathname !== own.path) return;
    if (behind && own.position === 0) {
      own.position = 1;
      own.last = 1;
      push(1);
    }
    if (!ahead || own.position < own.last) return;
    own.last = own.position + 1;
    push(own.last);
    globalThis.history.back();
  });

  return place;
}
