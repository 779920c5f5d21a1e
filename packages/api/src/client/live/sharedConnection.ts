import { isRecord } from '../isRecord.ts';
import { isSocketIncoming, type SocketIncoming, type SocketOutgoing } from './events.ts';
import type { LiveConnection, LiveListener } from './liveConnection.ts';

/** Part of LockManager that tells which tab has the connection. */
export interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>;
}

/** Part of BroadcastChannel that tabs talk through. */
export type TabsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Parts of a connection that tabs share. */
export interface SharedConnectionOptions<Note> extends LiveListener {
  /** Names the connection, so that tabs of different sessions never share one. */
  readonly name: string;
  /** Opens the connection of this tab. */
  readonly connect: (listener: LiveListener) => LiveConnection;
  /** A read mark was sent, by this tab or another. */
  readonly onSent: (event: SocketOutgoing) => void;
  /** A note of another tab. */
  readonly onNote: (note: Note) => void;
  /** Reads a note of another tab; undefined for anything else. */
  readonly readNote: (value: unknown) => Note | undefined;
  /** Undefined where the browser has none: each tab has its own connection then. @default the browser's */
  readonly locks?: TabLocks | undefined;
  /** @default the browser's */
  readonly openChannel?: ((name: string) => TabsChannel) | undefined;
}

/** Live connection of all tabs. */
export interface SharedConnection<Note> extends LiveConnection {
  /** Passes a note to the other tabs, such as that a chat was read here. */
  readonly tell: (note: Note) => void;
}

/** What tabs pass to each other. */
type TabMessage =
  | { readonly kind: 'open' }
  | { readonly kind: 'event'; readonly event: SocketIncoming }
  | { readonly kind: 'send'; readonly event: SocketOutgoing }
  | { readonly kind: 'note'; readonly note: unknown };

function isOutgoing(value: unknown): value is SocketOutgoing {
  if (!isRecord(value) || value['event'] !== 'markAsRead' || !isRecord(value['data'])) return false;
  return typeof value['data']['id'] === 'string' && typeof value['data']['userId'] === 'string';
}

/** Reads a message of another tab, which may run another release. */
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
 * One connection for all tabs of a browser: the tab that holds the lock has it and passes everything on; when it closes,
 * another tab takes over. Without locks or channel each tab has its own connection.
 */
export function createSharedConnection<Note>(options: SharedConnectionOptions<Note>): SharedConnection<Note> {
  const { name, connect, onOpen, onEvent, onSent, onNote, readNote } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const openChannel = 'openChannel' in options ? options.openChannel : browserChannel();
  const channel = openChannel?.(name);
  let isShared = locks !== undefined && channel !== undefined;
  const giveUp = new AbortController();
  /** Connection of this tab; undefined while another tab has it. */
  let own: LiveConnection | undefined;
  /** Left to the tab with the connection: there may be none yet, or one that closes. */
  const passedOn: SocketOutgoing[] = [];
  let isClosed = false;

  const post = (message: TabMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    channel?.postMessage(message);
  };

  function take(): void {
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
    // The service takes a read mark twice.
    for (const event of passedOn.splice(0)) own.send(event);
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
    const held = new Promise<void>((resolve) => giveUp.signal.addEventListener('abort', () => resolve()));
    const hold = () => {
      take();
      return held;
    };
    // Rejected at the end, or where the browser refuses the lock: then this tab has a connection of its own.
    locks.request(name, { signal: giveUp.signal }, hold).catch(() => {
      isShared = false;
      take();
    });
  } else take();

  return {
    send(event) {
      if (own) own.send(event);
      else passedOn.push(event);
      post({ kind: 'send', event });
      onSent(event);
    },
    tell: (note) => post({ kind: 'note', note }),
    close() {
      isClosed = true;
      own?.close();
      giveUp.abort();
      channel?.close();
    },
  };
}
