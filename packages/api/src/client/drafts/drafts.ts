import { withTimeout } from '../timeout.ts';

/** Encrypted draft, as stored. */
export interface SealedDraft {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Storage of sealed drafts and their encryption key. */
export interface DraftStorage {
  /** Key of this device, created on first use. Not extractable, so that scripts can't read it. */
  key(create: () => Promise<CryptoKey>): Promise<CryptoKey>;
  /** Names that start with `prefix`. */
  names(prefix: string): Promise<readonly string[]>;
  read(name: string): Promise<SealedDraft | undefined>;
  write(name: string, sealed: SealedDraft): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Sealed drafts on this device; always empty if the device can't store anything. */
export interface Drafts {
  /** Returns the draft of that name; undefined if there is none or it can't be read. */
  read(name: string): Promise<unknown>;
  /** Returns the drafts whose names start with `prefix`. */
  list(prefix: string): Promise<readonly (readonly [name: string, draft: unknown])[]>;
  /** Stores a draft. Returns whether it was stored; false if a newer one replaced it first. */
  write(name: string, draft: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Whether another tab has removed a draft that this page has stored or read; false if the storage fails. */
  isGone(name: string): Promise<boolean>;
  /** Reports that another tab has stored or removed the draft of that name. Returns a function that stops reporting. */
  subscribe(name: string, onChange: () => void): () => void;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 };
/** Bytes of the initialization vector; AES-GCM needs a new one for every text. */
const IV_BYTES = 12;

/** After this time, patients continue without drafts: a database may never respond, for example after a browser crash. */
const TIMEOUT_MS = 2_000;

const bytes = (text: string) => new TextEncoder().encode(text);
const parameters = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM.name,
  iv,
  additionalData: bytes(name),
});
const createKey = () => crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
const noKey = () => Promise.reject(new Error('The device has lost its key'));

/** Resolves to a fallback when the storage fails or does not finish in time. */
async function attempt<Result>(work: Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await withTimeout(() => work, undefined, TIMEOUT_MS);
  } catch {
    return fallback;
  }
}

/**
 * Encrypts drafts with a key that can't be exported, as answers must not be stored in plain text. The name is
 * authenticated too, so that a draft can't be read under another name.
 * @param channel connects the tabs that share the storage; its messages contain names of drafts only
 */
export function createDrafts(storage: DraftStorage, channel?: BroadcastChannel): Drafts {
  const newest = new Map<string, unknown>();
  /** Names that this page has stored or read. */
  const known = new Set<string>();
  const turns = new Map<string, Promise<unknown>>();

  /** Queues work per name and skips work that newer work replaces: sealing is slower than typing. */
  function inTurn(name: string, work: () => Promise<boolean>): Promise<boolean> {
    newest.set(name, work);
    const run = async () => newest.get(name) === work && work();
    const done = (turns.get(name) ?? Promise.resolve()).then(run, run);
    turns.set(name, done);
    return attempt(done, false);
  }

  function announce(name: string): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    channel?.postMessage(name);
  }

  async function seal(name: string, draft: unknown): Promise<boolean> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const key = await storage.key(createKey);
    const sealed = await crypto.subtle.encrypt(parameters(name, iv), key, bytes(JSON.stringify(draft)));
    await storage.write(name, { iv, sealed });
    known.add(name);
    announce(name);
    return true;
  }

  async function open(name: string): Promise<unknown> {
    const found = await storage.read(name);
    if (found === undefined) return undefined;
    known.add(name);
    const key = await storage.key(createKey);
    const text = await crypto.subtle.decrypt(parameters(name, found.iv), key, found.sealed);
    return JSON.parse(new TextDecoder().decode(text));
  }

  /** Reads after the pending writes of this page. */
  const afterWrites = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    (turns.get(name) ?? Promise.resolve()).then(work, work);

  const read = (name: string) =>
    attempt(
      afterWrites(name, () => open(name)),
      undefined,
    );

  return {
    read,
    async list(prefix) {
      const names = await attempt(storage.names(prefix), []);
      const drafts = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
      return drafts.filter(([, draft]) => draft !== undefined);
    },
    write: (name, draft) => inTurn(name, () => seal(name, draft)),
    async remove(name) {
      await inTurn(name, async () => {
        await storage.remove(name);
        known.delete(name);
        announce(name);
        return true;
      });
    },
    async isGone(name) {
      if (!known.has(name)) return false;
      // Without the key, the device has lost all its data: no tab has removed this draft.
      const check = async () => {
        await storage.key(noKey);
        return (await storage.read(name)) === undefined;
      };
      return attempt(afterWrites(name, check), false);
    },
    subscribe(name, onChange) {
      const handle = ({ data }: MessageEvent<unknown>) => {
        if (data === name) onChange();
      };
      channel?.addEventListener('message', handle);
      return () => channel?.removeEventListener('message', handle);
    },
  };
}
