import { readIncoming, type SocketIncoming, type SocketOutgoing } from './events.ts';
import { NORMAL_CLOSE, reconnectDelay, UNAUTHORIZED_CLOSE, type ReconnectDelays } from './reconnectDelay.ts';

/** Part of WebSocket that a connection uses. */
export type LiveSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

/** Receives what happens on a connection. */
export interface LiveListener {
  /** A connection is open: what came before, and was missed, can be fetched now. */
  readonly onOpen: () => void;
  readonly onEvent: (event: SocketIncoming) => void;
}

/** Parts of a live connection. */
export interface LiveConnectionOptions extends LiveListener {
  /** Address of the socket, without the token. */
  readonly address: string;
  /** Current token, asked for before each try; undefined when nobody is signed in, which ends the connection. */
  readonly getToken: () => Promise<string | undefined>;
  /** Replaces a token that the service refused; undefined when the session is over. */
  readonly renewToken: (refused: string) => Promise<string | undefined>;
  readonly delays: ReconnectDelays;
  /** @default the browser's WebSocket */
  readonly openSocket?: (url: string) => LiveSocket;
}

/** Live connection to the service, opened again whenever it is lost. */
export interface LiveConnection {
  /** Sends now, or once the connection is open; again after a lost connection, which may have lost it. */
  readonly send: (event: SocketOutgoing) => void;
  /** Closes the connection for good. */
  readonly close: () => void;
}

/** Adds the token to an address, whatever query the address has. */
function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

const browserSocket = (url: string): LiveSocket => new WebSocket(url);

/**
 * Opens the WebSocket of the specification's section 7 and keeps it open. Neither the address nor the token is reported
 * anywhere: a try that fails says nothing but that it failed (privacy rules, 5).
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { address, getToken, renewToken, delays, onOpen, onEvent, openSocket = browserSocket } = options;
  const waiting: SocketOutgoing[] = [];
  /** Sent on this connection: the service confirms nothing, and takes a read mark twice. */
  let sent: SocketOutgoing[] = [];
  let socket: LiveSocket | undefined;
  let isOpen = false;
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function deliver(opened: LiveSocket, event: SocketOutgoing): void {
    opened.send(JSON.stringify(event));
    sent.push(event);
  }

  function handleOpen(opened: LiveSocket): void {
    isOpen = true;
    for (const event of waiting.splice(0)) deliver(opened, event);
    onOpen();
  }

  /** A service that refuses a token says so after it has accepted the connection; only an event proves it good. */
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
    waiting.unshift(...sent);
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
      else waiting.push(event);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      waiting.length = 0;
      socket?.close(NORMAL_CLOSE);
      socket = undefined;
      isOpen = false;
    },
  };
}
