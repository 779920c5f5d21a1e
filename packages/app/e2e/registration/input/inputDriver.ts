import type { Page } from 'playwright';
import type { Target, UploadFile } from '../../harness/screen.ts';

/** Input method of a journey, such as touch or keyboard. Declared as methods, since some drivers accept only Playwright's Locator. */
export interface InputDriver {
  /** Whether choosing an answer that needs no other one opens the next question. */
  readonly autoAdvances: boolean;
  /** Presses a button or link. The timeout in ms covers waiting for it to appear. */
  press(target: Target, timeout?: number): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Target, text: string): Promise<void>;
  /** Selects a radio button or checkbox. */
  choose(control: Target): Promise<void>;
  /** Selects an option of a native list by its label. */
  select(list: Target, label: string): Promise<void>;
  /** Picks an option of an open list. */
  pick(option: Target): Promise<void>;
  /** Presses a button that opens a file dialog, and chooses a file. */
  upload(button: Target, file: UploadFile): Promise<void>;
}

/** Creates the input method of a Playwright page. */
export type CreateInputDriver = (page: Page) => InputDriver;
