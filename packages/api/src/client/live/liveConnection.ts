import { readIncoming, type SocketIncoming, type SocketOutgoing } from './events.ts';
import { NORMAL_CLOSE, reconnectDelay, UNAUTHORIZED_CLOSE, type ReconnectDelays } from './reconnectDelay.ts';

/** Part of WebSocket that a connection uses. */
export type LiveSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close' | 'readyState'>;

/** Listener of a live connection. */
export interface LiveListener {
  /** Called when a connection opens, to fetch what was missed before. */
  readonly onOpen: () => void;
  readonly onEvent: (event: SocketIncoming) => void;
}

/** Options of {@link createLiveConnection}. */
export interface LiveConnectionOptions extends LiveListener {
  /** URL of the socket, without the token. */
  readonly address: string;
  /** Returns the current token before each attempt; undefined (signed out) ends the connection. */
  readonly getToken: () => Promise<string | undefined>;
  /** Renews a token that the service refused; undefined when the session is over. */
  readonly renewToken: (refused: string) => Promise<string | undefined>;
  readonly delays: ReconnectDelays;
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

/** Adds the token to the query of a URL. */
function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** `readyState` of an open socket. */
const OPEN = 1;

const browserSocket = (url: string): LiveSocket => new WebSocket(url);

/**
 * Opens the WebSocket of the specification's section 7 and reconnects when it is lost. Never logs the URL or the token
 * (privacy rules, 5).
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { address, getToken, renewToken, delays, onOpen, onEvent, openSocket = browserSocket } = options;
  const queued: SocketOutgoing[] = [];
  /** Sent on this connection. Resent on the next one: the service confirms nothing, and accepts a read mark twice. */
  let sent: SocketOutgoing[] = [];
  let socket: LiveSocket | undefined;
  let isOpen = false;
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function deliver(opened: LiveSocket, event: SocketOutgoing): void {
    // A closing socket only logs a warning; the event is resent on the next connection.
    if (opened.readyState === OPEN) opened.send(JSON.stringify(event));
    sent.push(event);
  }

  function handleOpen(opened: LiveSocket): void {
    isOpen = true;
    for (const event of queued.splice(0)) deliver(opened, event);
    onOpen();
  }

  /** Resets failures only on an event: the service refuses a token after it has accepted the connection. */
  function handleMessage(text: unknown): void {
    failures = 0;
    const event = readIncoming(text);
    if (event !== undefined) onEvent(event);
  }

  function retry(code: number): void {
    failures += 1;
    const delay = reconnectDelay(code, failures, delays);
    if (delay === undefined) isClosed = true;
    else if (!isClosed) timer = setTimeout(() => void connect(), delay);
  }

  async function handleClose(code: number, token: string, wasOpen: boolean): Promise<void> {
    if (isClosed) return;
    queued.unshift(...sent);
    sent = [];
    if (code !== UNAUTHORIZED_CLOSE) {
      if (wasOpen) failures = 0;
      retry(code);
      return;
    }
    const renewed = await renewToken(token).catch(() => token);
    if (renewed === undefined) isClosed = true;
    else retry(code);
  }

  function listen(opened: LiveSocket, token: string): void {
    opened.addEventListener('open', () => {
      if (opened === socket && !isClosed) handleOpen(opened);
    });
    opened.addEventListener('message', ({ data }) => {
      if (opened === socket && !isClosed) handleMessage(data);
    });
    opened.addEventListener('close', ({ code }) => {
      if (opened !== socket) return;
      const wasOpen = isOpen;
      socket = undefined;
      isOpen = false;
      void handleClose(code, token, wasOpen);
    });
  }

  async function connect(): Promise<void> {
    try {
      const token = await getToken();
      if (token === undefined) isClosed = true;
      if (token === undefined || isClosed) return;
      socket = openSocket(withToken(address, token));
      listen(socket, token);
    } catch {
      // The token could not be renewed, or the browser refused the address.
      if (!isClosed) retry(0);
    }
  }

  void connect();

  return {
    send(event) {
      if (isClosed) return;
      if (isOpen && socket) deliver(socket, event);
      else queued.push(event);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      queued.length = 0;
      socket?.close(NORMAL_CLOSE);
      socket = undefined;
      isOpen = false;
    },
  };
}
