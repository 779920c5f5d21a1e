import type { Locator, Page } from 'playwright';

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Input method of a journey, such as touch or keyboard. */
export interface InputDriver {
  /** Presses a button or link. The timeout in ms covers waiting for it to appear. */
  readonly press: (target: Locator, timeout?: number) => Promise<void>;
  /** Replaces the text of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Whether choosing an answer to a question with one answer leads on by itself. */
  readonly leadsOn: boolean;
  /** Selects a radio button or checkbox. */
  readonly choose: (control: Locator) => Promise<void>;
  /** Selects an option, by its label, in a list of the browser's own. */
  readonly select: (list: Locator, label: string) => Promise<void>;
  /** Picks an option of an open list. */
  readonly pick: (option: Locator) => Promise<void>;
}

export type CreateInputDriver = (page: Page) => InputDriver;
