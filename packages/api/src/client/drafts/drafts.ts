import { withinLimit } from '../limit.ts';

/** Draft as it is stored. */
export interface SealedDraft {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Storage of sealed drafts and of the key that opens them. */
export interface DraftStorage {
  /** Key of this device, created when first needed. It cannot be exported, so that no script can take it away. */
  key(create: () => Promise<CryptoKey>): Promise<CryptoKey>;
  /** Names that begin with `prefix`. */
  names(prefix: string): Promise<readonly string[]>;
  read(name: string): Promise<SealedDraft | undefined>;
  write(name: string, sealed: SealedDraft): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Sealed drafts on this device. A device that stores nothing has none. */
export interface Drafts {
  /** The draft of that name; undefined when there is none or it cannot be read. */
  read(name: string): Promise<unknown>;
  /** Names and drafts whose name begins with `prefix`. */
  list(prefix: string): Promise<readonly (readonly [name: string, draft: unknown])[]>;
  /** Whether the draft was stored; false when a newer one replaced it before its turn. */
  write(name: string, draft: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Whether a draft that was stored is not there any more, as another tab has removed it; false when the device cannot say. */
  isGone(name: string): Promise<boolean>;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 };
/** Bytes of the initialization vector; AES-GCM needs a new one for every text. */
const IV_BYTES = 12;

/** A database may never respond, for example after the browser crashed: then patients go on without it. Milliseconds. */
const LIMIT_MS = 2_000;

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
    return await withinLimit(work, undefined, LIMIT_MS);
  } catch {
    return fallback;
  }
}

/**
 * Encrypts drafts with a key that cannot be exported (privacy: answers are never stored in clear). The name is part of
 * what is sealed, so that one draft cannot be passed off as another.
 */
export function createDrafts(storage: DraftStorage): Drafts {
  const newest = new Map<string, unknown>();
  const turns = new Map<string, Promise<unknown>>();

  /** Runs work of one name in turn and skips what newer work replaces: sealing is slower than typing. */
  function inTurn(name: string, work: () => Promise<boolean>): Promise<boolean> {
    newest.set(name, work);
    const run = async () => newest.get(name) === work && work();
    const done = (turns.get(name) ?? Promise.resolve()).then(run, run);
    turns.set(name, done);
    return attempt(done, false);
  }

  async function seal(name: string, draft: unknown): Promise<boolean> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const key = await storage.key(createKey);
    const sealed = await crypto.subtle.encrypt(parameters(name, iv), key, bytes(JSON.stringify(draft)));
    await storage.write(name, { iv, sealed });
    return true;
  }

  async function open(name: string): Promise<unknown> {
    const found = await storage.read(name);
    if (found === undefined) return undefined;
    const key = await storage.key(createKey);
    const text = await crypto.subtle.decrypt(parameters(name, found.iv), key, found.sealed);
    return JSON.parse(new TextDecoder().decode(text));
  }

  const read = (name: string) => attempt(open(name), undefined);

  return {
    read,
    async list(prefix) {
      const names = await attempt(storage.names(prefix), []);
      const drafts = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
      return drafts.filter(([, draft]) => draft !== undefined);
    },
    write: (name, draft) => inTurn(name, () => seal(name, draft)),
    async remove(name) {
      await inTurn(name, () => storage.remove(name).then(() => true));
    },
    async isGone(name) {
      // A device that has lost everything has lost the key too, and no tab has removed this draft.
      const look = async () => {
        await storage.key(noKey);
        return (await storage.read(name)) === undefined;
      };
      return attempt(look(), false);
    },
  };
}
