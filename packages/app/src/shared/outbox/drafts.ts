import type { DraftStorage } from './draftStorage.ts';
import { createLatestOnly } from './latestOnly.ts';

/** Sealed drafts on this device. A device that stores nothing says so. */
export interface Drafts {
  /** The draft of that name; undefined when there is none or it cannot be read. */
  read(name: string): Promise<unknown>;
  /** Every draft whose name begins with `prefix`. */
  list(prefix: string): Promise<readonly unknown[]>;
  /** Whether the draft was stored; false when a newer one replaced it before its turn. */
  write(name: string, draft: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Whether a draft that was stored is not there any more, as another tab has removed it; false when the device cannot say. */
  isGone(name: string): Promise<boolean>;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 };
/** Bytes of the initialization vector; AES-GCM needs a new one for every text. */
const IV_BYTES = 12;

const bytes = (text: string) => new TextEncoder().encode(text);
const parameters = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM.name,
  iv,
  additionalData: bytes(name),
});
const createKey = () => crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
const noKey = () => Promise.reject(new Error('The device has lost its key'));

/** A database may never respond, for example after the browser crashed. Milliseconds. */
const LIMIT_MS = 2_000;

/**
 * Rejects what the storage does not finish in time. Later calls reject at once until it responds again; they are made all the
 * same, so that a draft is not stored after its removal.
 */
function limited(storage: DraftStorage): DraftStorage {
  let isStuck = false;
  const limit = <Result>(work: Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        isStuck = true;
        reject(new Error('The device storage does not respond'));
      };
      const timer = setTimeout(giveUp, isStuck ? 0 : LIMIT_MS);
      const finish = () => {
        isStuck = false;
        clearTimeout(timer);
      };
      void work.finally(finish).then(resolve, reject);
    });
  return {
    key: (create) => limit(storage.key(create)),
    names: (prefix) => limit(storage.names(prefix)),
    read: (name) => limit(storage.read(name)),
    write: (name, sealed) => limit(storage.write(name, sealed)),
    remove: (name) => limit(storage.remove(name)),
  };
}

/**
 * Encrypts drafts with a key that cannot be exported (privacy: answers are never stored in clear). The name is part of
 * what is sealed, so that one draft cannot be passed off as another.
 */
export function createDrafts(deviceStorage: DraftStorage): Drafts {
  const storage = limited(deviceStorage);
  // Sealing is slower than typing, and the last letter must win.
  const latestOnly = createLatestOnly();

  async function seal(name: string, draft: unknown): Promise<boolean> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const key = await storage.key(createKey);
    const sealed = await crypto.subtle.encrypt(parameters(name, iv), key, bytes(JSON.stringify(draft)));
    await storage.write(name, { iv, sealed });
    return true;
  }

  async function read(name: string): Promise<unknown> {
    try {
      const found = await storage.read(name);
      if (found === undefined) return undefined;
      const key = await storage.key(createKey);
      const text = await crypto.subtle.decrypt(parameters(name, found.iv), key, found.sealed);
      return JSON.parse(new TextDecoder().decode(text));
    } catch {
      return undefined;
    }
  }

  return {
    read,
    async list(prefix) {
      const names = await storage.names(prefix).catch(() => []);
      const drafts = await Promise.all(names.map(read));
      return drafts.filter((draft) => draft !== undefined);
    },
    async write(name, draft) {
      try {
        return await latestOnly(name, () => seal(name, draft), false);
      } catch {
        return false;
      }
    },
    async remove(name) {
      try {
        await latestOnly(name, () => storage.remove(name), undefined);
      } catch {
        // A device that cannot store has nothing to remove.
      }
    },
    async isGone(name) {
      try {
        // A device that has lost everything has lost the key too, and nobody has removed this draft.
        await storage.key(noKey);
        return (await storage.read(name)) === undefined;
      } catch {
        return false;
      }
    },
  };
}
