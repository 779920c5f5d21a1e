import { isRecord } from '../isRecord.ts';
import { isSocketIncoming, type SocketIncoming, type SocketOutgoing } from './events.ts';
import type { LiveConnection, LiveListener } from './liveConnection.ts';

/** Part of LockManager that decides which tab has the connection. */
export interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>;
}

/** Part of BroadcastChannel that tabs use. */
export type TabsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Options of {@link createSharedConnection}. */
export interface SharedConnectionOptions<Note> extends LiveListener {
  /** Name of lock and channel, different for each session. */
  readonly name: string;
  /** Opens the connection of this tab. */
  readonly connect: (listener: LiveListener) => LiveConnection;
  /** Called when this or another tab has sent a read mark. */
  readonly onSent: (event: SocketOutgoing) => void;
  /** Called with a note from another tab. */
  readonly onNote: (note: Note) => void;
  /** Parses a note from another tab; undefined for anything else. */
  readonly readNote: (value: unknown) => Note | undefined;
  /** Undefined if the browser has none: each tab then has its own connection. @default the browser's */
  readonly locks?: TabLocks | undefined;
  /** @default the browser's */
  readonly openChannel?: ((name: string) => TabsChannel) | undefined;
}

/** Live connection that all tabs share. */
export interface SharedConnection<Note> extends LiveConnection {
  /** Sends a note to the other tabs, such as that a chat was read here. */
  readonly postNote: (note: Note) => void;
}

/** Message between tabs. */
type TabMessage =
  | { readonly kind: 'open' }
  | { readonly kind: 'event'; readonly event: SocketIncoming }
  | { readonly kind: 'send'; readonly event: SocketOutgoing }
  | { readonly kind: 'note'; readonly note: unknown };

function isOutgoing(value: unknown): value is SocketOutgoing {
  if (!isRecord(value) || value['event'] !== 'markAsRead' || !isRecord(value['data'])) return false;
  return typeof value['data']['id'] === 'string' && typeof value['data']['userId'] === 'string';
}

/** Parses a message from another tab, which may run another release. */
function readTabMessage(value: unknown): TabMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, event, note } = value;
  if (kind === 'open') return { kind };
  if (kind === 'event') return isSocketIncoming(event) ? { kind, event } : undefined;
  if (kind === 'send') return isOutgoing(event) ? { kind, event } : undefined;
  return kind === 'note' ? { kind, note } : undefined;
}

const browserLocks = (): TabLocks | undefined => globalThis.navigator?.locks;
const browserChannel = (): ((name: string) => TabsChannel) | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name);

/**
 * Creates one connection for all tabs of a browser. The tab with the lock opens it and forwards all events; when that tab
 * closes, another one takes over. Without locks or channels, each tab has its own connection.
 */
export function createSharedConnection<Note>(options: SharedConnectionOptions<Note>): SharedConnection<Note> {
  const { name, connect, onOpen, onEvent, onSent, onNote, readNote } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const openChannel = 'openChannel' in options ? options.openChannel : browserChannel();
  const channel = openChannel?.(name);
  let isShared = locks !== undefined && channel !== undefined;
  const release = new AbortController();
  /** Connection of this tab; undefined while another tab has it. */
  let own: LiveConnection | undefined;
  /** Read marks left to the tab with the connection. Resent if this tab takes over, as that tab may have closed. */
  const forwarded: SocketOutgoing[] = [];
  let isClosed = false;

  const post = (message: TabMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    channel?.postMessage(message);
  };

  function openOwn(): void {
    if (isClosed) return;
    own = connect({
      onOpen() {
        if (isShared) post({ kind: 'open' });
        onOpen();
      },
      onEvent(event) {
        if (isShared) post({ kind: 'event', event });
        onEvent(event);
      },
    });
    // The service accepts a read mark twice.
    for (const event of forwarded.splice(0)) own.send(event);
  }

  function handleMessage(message: TabMessage): void {
    if (message.kind === 'note') {
      const note = readNote(message.note);
      if (note !== undefined) onNote(note);
    } else if (message.kind === 'send') {
      if (isShared) own?.send(message.event);
      onSent(message.event);
    } else if (own === undefined) {
      if (message.kind === 'open') onOpen();
      else onEvent(message.event);
    }
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = isClosed ? undefined : readTabMessage(data);
    if (message !== undefined) handleMessage(message);
  });

  if (isShared && locks) {
    const released = new Promise<void>((resolve) =>
      release.signal.addEventListener('abort', () => resolve()),
    );
    const onLocked = () => {
      openOwn();
      return released;
    };
    // Rejects after `close`, or if the browser refuses the lock: then this tab opens its own connection.
    locks.request(name, { signal: release.signal }, onLocked).catch(() => {
      isShared = false;
      openOwn();
    });
  } else openOwn();

  return {
    send(event) {
      if (own) own.send(event);
      else forwarded.push(event);
      post({ kind: 'send', event });
      onSent(event);
    },
    postNote: (note) => post({ kind: 'note', note }),
    close() {
      isClosed = true;
      own?.close();
      release.abort();
      channel?.close();
    },
  };
}
