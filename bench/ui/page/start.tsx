import { Profiler, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createMessages, createSubscriptions, type Subscription } from '../screens/content.ts';
import type { Appearance, Library } from '../screens/library.ts';
import { scrollUp } from './frames.ts';
import { takeInteractions, timeUntilVisible } from './interactions.ts';
import { timeToNextPaint } from './paint.ts';

const CARDS = 200;
const MESSAGES = 10_000;

/** Commands for the benchmark script. Times are in ms, up to the end of the next frame. */
export interface Bench {
  mount(): Promise<number>;
  /** Renders the page without changing any card. */
  rerenderPage(): Promise<number>;
  /** Changes the status, date and price of every card. */
  updateCards(revision: number): Promise<number>;
  setAppearance(appearance: Appearance): Promise<number>;
  /** Scrolls the chat up; returns the duration of each frame. */
  scroll(frames: number): Promise<readonly number[]>;
  takeInteractions(expected: number): Promise<readonly number[]>;
  timeUntilVisible(selector: string): Promise<number>;
  /** Commits since the last call. Always 0 without React's profiling build. */
  takeCommits(): number;
}

declare global {
  // Entry point for Playwright's page.evaluate.
  var bench: Bench | undefined;
}

interface State {
  readonly appearance: Appearance;
  readonly subscriptions: readonly Subscription[];
  readonly unreadCount: number;
}

const initialState: State = {
  appearance: { brand: 'first', scheme: 'light' },
  subscriptions: [],
  unreadCount: 0,
};

type Screen = (state: Omit<State, 'appearance'>) => ReactNode;

const screens: Readonly<Record<string, (library: Library) => Promise<Screen>>> = {
  cards: async ({ cards }) => {
    const Cards = await cards();
    return ({ subscriptions, unreadCount }) => (
      <Cards subscriptions={subscriptions} unreadCount={unreadCount} />
    );
  },
  chat: async ({ chat }) => {
    const Chat = await chat();
    const messages = createMessages(MESSAGES);
    return () => <Chat messages={messages} />;
  },
  form: async ({ form }) => {
    const Form = await form();
    return () => <Form />;
  },
};

let setPageState: (update: (state: State) => State) => void = () => undefined;

const timeUpdate = (update: (state: State) => State) =>
  timeToNextPaint(() => flushSync(() => setPageState(update)));

function Page({ library, screen, initial }: { library: Library; screen: Screen; initial: State }) {
  const [{ appearance, subscriptions, unreadCount }, setState] = useState(initial);
  useLayoutEffect(() => {
    setPageState = setState;
  }, []);
  // Memoized, so that a change of appearance renders only the components that use it.
  const content = useMemo(() => screen({ subscriptions, unreadCount }), [screen, subscriptions, unreadCount]);
  return <library.Provider appearance={appearance}>{content}</library.Provider>;
}

/** Installs `globalThis.bench`. Query parameters: `?screen=` picks the screen, `&profile` counts commits. */
export async function start(library: Library): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const screen = await screens[parameters.get('screen') ?? 'form']?.(library);
  const root = document.querySelector('#root');
  if (!screen || !root) throw new Error('Unknown screen');
  const { createRoot } = await (parameters.has('profile')
    ? import('react-dom/profiling')
    : import('react-dom/client'));
  let commits = 0;
  const subscriptions = createSubscriptions(CARDS);

  library.setAppearance?.(initialState.appearance);
  globalThis.bench = {
    mount: () =>
      timeToNextPaint(() =>
        flushSync(() =>
          createRoot(root).render(
            <Profiler id="page" onRender={() => (commits += 1)}>
              <Page library={library} screen={screen} initial={{ ...initialState, subscriptions }} />
            </Profiler>,
          ),
        ),
      ),
    rerenderPage: () => timeUpdate((state) => ({ ...state, unreadCount: state.unreadCount + 1 })),
    updateCards: (revision) => {
      const next = createSubscriptions(CARDS, revision);
      return timeUpdate((state) => ({ ...state, subscriptions: next }));
    },
    setAppearance: (appearance) => {
      const { setAppearance } = library;
      return setAppearance
        ? timeToNextPaint(() => setAppearance(appearance))
        : timeUpdate((state) => ({ ...state, appearance }));
    },
    scroll: async (frames) => {
      const element = document.querySelector('[aria-label="Messages"][tabindex]');
      if (!element) throw new Error('This screen has no message list');
      return scrollUp(element, frames);
    },
    takeInteractions,
    timeUntilVisible,
    takeCommits: () => {
      const count = commits;
      commits = 0;
      return count;
    },
  };
}
