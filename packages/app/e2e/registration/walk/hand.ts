import type { Locator, Page } from 'playwright';

/** A file a patient has at hand. */
export interface HandedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a patient works a page: a journey is written once, and walked by any hand. */
export interface Hand {
  /** A button or a link, which has so many milliseconds to be there. */
  readonly press: (target: Locator, timeout?: number) => Promise<void>;
  /** Writes into a field, in place of what stands there. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** A radio button or a checkbox that is not on yet. */
  readonly choose: (control: Locator) => Promise<void>;
  /** One of a list that a button opens, or that opens while a field is written. */
  readonly pick: (option: Locator) => Promise<void>;
}

/** Gives a hand for a page. */
export type HandOf = (page: Page) => Hand;
