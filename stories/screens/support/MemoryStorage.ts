/** In-memory storage, so that stories don't share sessions. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }

  /** All entries; unlike browser storage, they can't be listed as properties. */
  entries(): (readonly [key: string, value: string])[] {
    return [...this.#entries];
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
