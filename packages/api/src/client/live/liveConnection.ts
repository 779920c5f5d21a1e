import { EVENT_NAMES, readEvent, type EventData, type EventName, type SocketOutgoing } from './events.ts';
import { NORMAL_CLOSE, reconnectDelay, UNAUTHORIZED_CLOSE, type ReconnectDelays } from './reconnectDelay.ts';

/** Part of WebSocket that a connection uses. */
export type LiveSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close' | 'readyState'>;

/** Visibility of the page: nothing is fetched for a hidden one. */
export interface PageVisibility {
  readonly isVisible: () => boolean;
  /** Calls back when it changes; returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Durations in milliseconds. */
const TIMES = {
  /** Until an attempt that has not opened is given up. */
  opening: 10_000,
  /** Without any message, until an open connection of a visible page is replaced. */
  silent: 60_000,
  /** Between fetches while there is no connection. */
  fetching: 45_000,
  /** From the first event until it is delivered, together with those received since. */
  gathering: 200,
};

/** Number of events received together above which they are fetched instead, so that a flood doesn't block the page. */
const MOST_EVENTS = 50;

/** What each event of the service updates, called with the data of those that were received together, in order. */
export type EventHandlers = {
  readonly [Name in EventName]: (received: readonly EventData<Name>[]) => void;
};

/** Options of {@link createLiveConnection}. */
export interface LiveConnectionOptions {
  /** URL of the socket, without the token. */
  readonly address: string;
  /** Returns the current token before each attempt; undefined (signed out) ends the connection. */
  readonly getToken: () => Promise<string | undefined>;
  /** Renews a token that the service refused; undefined when the session is over. */
  readonly renewToken: (refused: string) => Promise<string | undefined>;
  readonly delays: ReconnectDelays;
  readonly handlers: EventHandlers;
  /**
   * Called to fetch what may have been missed: when a connection opens, and regularly without one.
   * @param isFirst whether this is the first time, shortly after the page has loaded its data
   */
  readonly onMissed: (isFirst: boolean) => void;
  /** @default that of the document */
  readonly visibility?: PageVisibility;
  /** @default the browser's WebSocket */
  readonly openSocket?: (url: string) => LiveSocket;
}

/** Live connection to the service that reconnects by itself. */
export interface LiveConnection {
  /** Sends an event, or queues it until the connection is open. Resends it after a lost connection, which may have lost it. */
  readonly send: (event: SocketOutgoing) => void;
  /** Closes the connection for good. */
  readonly close: () => void;
}

/** Data of events, by their name. */
type Received = { readonly [Name in EventName]: EventData<Name>[] };

const noEvents = (): Received => ({ notification: [], 'new message': [] });

/** Adds the token to the query of a URL. */
function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** `readyState` of an open socket. */
const OPEN = 1;

const documentVisibility: PageVisibility = {
  isVisible: () => document.visibilityState !== 'hidden',
  subscribe(listener) {
    // Bubbles from the document.
    addEventListener('visibilitychange', listener);
    return () => removeEventListener('visibilitychange', listener);
  },
};

const browserSocket = (url: string): LiveSocket => new WebSocket(url);

/**
 * Opens the WebSocket of the specification's section 7 and reconnects when it is lost. A browser can't see that the other end
 * of an open socket is gone, as after sleep or behind a proxy: a silent one is replaced. Never logs the URL or the token
 * (privacy rules, 5).
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { address, getToken, renewToken, delays, handlers, onMissed } = options;
  const { visibility = documentVisibility, openSocket = browserSocket } = options;
  const queued: SocketOutgoing[] = [];
  /** Sent on this connection. Resent on the next one: the service confirms nothing, and accepts a read mark twice. */
  let sent: SocketOutgoing[] = [];
  let received = noEvents();
  let socket: LiveSocket | undefined;
  /** When the connection opened; undefined while there is none. */
  let openedAt: number | undefined;
  let isClosed = false;
  let isFirst = true;
  let failures = 0;
  let silentAt = 0;
  type Timer = ReturnType<typeof setTimeout>;
  const timers: { retry?: Timer; opening?: Timer; silence?: Timer; gathering?: Timer } = {};

  function fetchMissed(isInitial = isFirst): void {
    isFirst = false;
    onMissed(isInitial);
  }

  /** Starts the time without a message again. */
  function watch(ms = openedAt === undefined ? TIMES.fetching : TIMES.silent): void {
    silentAt = Date.now() + ms;
    clearTimeout(timers.silence);
    timers.silence = setTimeout(handleSilence, ms);
  }

  function handleSilence(): void {
    // Checked again when the page is shown.
    if (!visibility.isVisible()) return;
    if (openedAt === undefined) {
      fetchMissed(false);
      watch();
    } else {
      // Fetches when the new connection opens, or if it takes too long.
      detach()?.close(NORMAL_CLOSE);
      void connect();
      watch(TIMES.opening);
    }
  }

  const unsubscribe = visibility.subscribe(() => {
    if (Date.now() >= silentAt) handleSilence();
  });

  /** Forgets the socket, whose later events are ignored. */
  function detach(): LiveSocket | undefined {
    const detached = socket;
    clearTimeout(timers.opening);
    socket = undefined;
    openedAt = undefined;
    queued.unshift(...sent);
    sent = [];
    return detached;
  }

  function end(): LiveSocket | undefined {
    isClosed = true;
    unsubscribe();
    for (const timer of Object.values(timers)) clearTimeout(timer);
    return detach();
  }

  function deliver(opened: LiveSocket, event: SocketOutgoing): void {
    // A closing socket only logs a warning; the event is resent on the next connection.
    if (opened.readyState === OPEN) opened.send(JSON.stringify(event));
    sent.push(event);
  }

  function handleOpen(opened: LiveSocket): void {
    clearTimeout(timers.opening);
    openedAt = Date.now();
    watch();
    for (const event of queued.splice(0)) deliver(opened, event);
    fetchMissed();
  }

  function handleReceived(): void {
    const events = received;
    const counts = EVENT_NAMES.map((name) => events[name].length);
    received = noEvents();
    delete timers.gathering;
    if (Math.max(...counts) > MOST_EVENTS) return fetchMissed(false);
    const handle = <Name extends EventName>(name: Name) => {
      if (events[name].length > 0) handlers[name](events[name]);
    };
    for (const name of EVENT_NAMES) handle(name);
  }

  function gather<Name extends EventName>(name: Name, data: EventData<Name>): void {
    received[name].push(data);
  }

  function handleMessage(text: unknown): void {
    failures = 0;
    watch();
    const event = readEvent(text);
    if (event === undefined) return;
    gather(event.event, event.data);
    timers.gathering ??= setTimeout(handleReceived, TIMES.gathering);
  }

  function retry(code: number): void {
    failures += 1;
    const delay = reconnectDelay(code, failures, delays);
    if (delay !== undefined && !isClosed) timers.retry = setTimeout(() => void connect(), delay);
  }

  async function handleClose(code: number, token: string): Promise<void> {
    // Not for one that was closed at once: the service checks the token after it has accepted the connection.
    if (openedAt !== undefined && Date.now() - openedAt > delays.max) failures = 0;
    detach();
    const renewed = code === UNAUTHORIZED_CLOSE ? await renewToken(token).catch(() => token) : token;
    if (isClosed) return;
    if (renewed === undefined) end();
    else retry(code);
  }

  function listen(opened: LiveSocket, token: string): void {
    opened.addEventListener('open', () => {
      if (opened === socket) handleOpen(opened);
    });
    opened.addEventListener('message', ({ data }) => {
      if (opened === socket) handleMessage(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (opened === socket) void handleClose(code, token);
    });
    timers.opening = setTimeout(() => {
      detach()?.close();
      retry(0);
    }, TIMES.opening);
  }

  async function connect(): Promise<void> {
    try {
      const token = await getToken();
      if (isClosed) return;
      if (token === undefined) end();
      else {
        socket = openSocket(withToken(address, token));
        listen(socket, token);
      }
    } catch {
      // The token could not be renewed, or the browser refused the address.
      if (!isClosed) retry(0);
    }
  }

  watch();
  void connect();

  return {
    send(event) {
      if (isClosed) return;
      if (openedAt !== undefined && socket) deliver(socket, event);
      else queued.push(event);
    },
    close: () => end()?.close(NORMAL_CLOSE),
  };
}
