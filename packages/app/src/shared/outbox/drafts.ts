import type { DraftShelf } from './draftStorage.ts';
import { createTurns } from './latestOnly.ts';

/** What a patient has given and the service does not have yet, kept on this device. */
export interface Drafts {
  /** The draft of that name; undefined where there is none, or the device cannot tell. */
  read(name: string): Promise<unknown>;
  /** Whether the draft was kept; not so where a newer one took its place before its turn came. */
  write(name: string, draft: unknown): Promise<boolean>;
  remove(name: string): Promise<void>;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 };
/** Bytes that AES-GCM wants anew for every text. */
const IV_BYTES = 12;

const bytes = (text: string) => new TextEncoder().encode(text);

const terms = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM.name,
  iv,
  additionalData: bytes(name),
});

const makeKey = () => crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);

/**
 * Drafts encrypted on the device with a key that cannot be exported (privacy: answers are never stored in clear). The
 * name is sealed in with the text, so that one draft cannot be passed off as another. A device that keeps nothing says so.
 */
export function createDrafts(shelf: DraftShelf): Drafts {
  // Sealing takes its time, and the letters of a word come faster: the last one must not be overtaken.
  const inTurn = createTurns();
  const seal = async (name: string, draft: unknown) => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const key = await shelf.key(makeKey);
    const sealed = await crypto.subtle.encrypt(terms(name, iv), key, bytes(JSON.stringify(draft)));
    await shelf.write(name, { iv, sealed });
    return true;
  };
  return {
    async read(name) {
      try {
        const found = await shelf.read(name);
        if (found === undefined) return undefined;
        const key = await shelf.key(makeKey);
        const text = await crypto.subtle.decrypt(terms(name, found.iv), key, found.sealed);
        return JSON.parse(new TextDecoder().decode(text));
      } catch {
        return undefined;
      }
    },
    async write(name, draft) {
      try {
        return await inTurn(name, () => seal(name, draft), false);
      } catch {
        return false;
      }
    },
    async remove(name) {
      try {
        await inTurn(name, () => shelf.remove(name), undefined);
      } catch {
        // What was never kept need not go.
      }
    },
  };
}
