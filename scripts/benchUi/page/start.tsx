import { Profiler, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { messagesOf, subscriptionsOf, type Subscription } from '../screens/content.ts';
import type { Library, Look } from '../screens/library.ts';
import { scrollUp } from './frames.ts';
import { interactions, shown } from './interactions.ts';
import { timed } from './paint.ts';

const CARDS = 200;
const MESSAGES = 10_000;

/** What a page of the bench can be asked for; times in ms, to the end of the next frame. */
export interface Bench {
  mount(): Promise<number>;
  /** The page renders again; nothing of a card has changed. */
  news(): Promise<number>;
  /** Every card has another state, date and sum. */
  renew(turn: number): Promise<number>;
  wear(look: Look): Promise<number>;
  /** Times of so many frames while the chat scrolls upward. */
  scroll(frames: number): Promise<readonly number[]>;
  interactions(count: number): Promise<readonly number[]>;
  shown(selector: string): Promise<number>;
  /** How often something under the root rendered since the last call; told by the profiling build of React alone. */
  commits(): number;
}

declare global {
  // How the script outside speaks with the page.
  var bench: Bench | undefined;
}

interface State {
  readonly look: Look;
  readonly subscriptions: readonly Subscription[];
  readonly news: number;
}

const first: State = { look: { brand: 'first', scheme: 'light' }, subscriptions: [], news: 0 };

type Screen = (state: Omit<State, 'look'>) => ReactNode;

/** Loads a screen and makes what it shows. */
const screens: Readonly<Record<string, (library: Library) => Promise<Screen>>> = {
  cards: async ({ cards }) => {
    const Cards = await cards();
    return ({ subscriptions, news }) => <Cards subscriptions={subscriptions} news={news} />;
  },
  chat: async ({ chat }) => {
    const Chat = await chat();
    const messages = messagesOf(MESSAGES);
    return () => <Chat messages={messages} />;
  },
  form: async ({ form }) => {
    const Form = await form();
    return () => <Form />;
  },
};

let change: (next: (state: State) => State) => void = () => undefined;

const update = (next: (state: State) => State) => timed(() => flushSync(() => change(next)));

function Page({ library, screen, atFirst }: { library: Library; screen: Screen; atFirst: State }) {
  const [{ look, subscriptions, news }, setState] = useState(atFirst);
  useLayoutEffect(() => {
    change = setState;
  }, []);
  // Kept over a change of the look, so that only what reads the look renders again.
  const content = useMemo(() => screen({ subscriptions, news }), [screen, subscriptions, news]);
  return <library.Around look={look}>{content}</library.Around>;
}

/** Makes the page ready to be asked: `?screen=` names the screen, `&profile` counts renders. */
export async function start(library: Library): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const screen = await screens[asked.get('screen') ?? 'form']?.(library);
  const root = document.querySelector('#root');
  if (!screen || !root) throw new Error('The page has no such screen');
  const { createRoot } = await (asked.has('profile')
    ? import('react-dom/profiling')
    : import('react-dom/client'));
  let commits = 0;
  const subscriptions = subscriptionsOf(CARDS);

  library.wear?.(first.look);
  globalThis.bench = {
    mount: () =>
      timed(() =>
        flushSync(() =>
          createRoot(root).render(
            <Profiler id="page" onRender={() => (commits += 1)}>
              <Page library={library} screen={screen} atFirst={{ ...first, subscriptions }} />
            </Profiler>,
          ),
        ),
      ),
    news: () => update((state) => ({ ...state, news: state.news + 1 })),
    renew: (turn) => {
      const next = subscriptionsOf(CARDS, turn);
      return update((state) => ({ ...state, subscriptions: next }));
    },
    wear: (look) => {
      const { wear } = library;
      return wear ? timed(() => wear(look)) : update((state) => ({ ...state, look }));
    },
    scroll: async (frames) => {
      const box = document.querySelector('[aria-label="Messages"][tabindex]');
      if (!box) throw new Error('Nothing scrolls here');
      return scrollUp(box, frames);
    },
    interactions,
    shown,
    commits: () => {
      const since = commits;
      commits = 0;
      return since;
    },
  };
}
