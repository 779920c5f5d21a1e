import type { Page } from 'playwright';
import type { Target, UploadFile } from '../../harness/screen.ts';

/** Input method of a journey, such as touch or keyboard. Methods, since some take only elements of Playwright. */
export interface InputDriver {
  /** Whether choosing an answer to a question with one answer leads on by itself. */
  readonly leadsOn: boolean;
  /** Presses a button or link. The timeout in ms covers waiting for it to appear. */
  press(target: Target, timeout?: number): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Target, text: string): Promise<void>;
  /** Selects a radio button or checkbox. */
  choose(control: Target): Promise<void>;
  /** Selects an option, by its label, in a list of the browser's own. */
  select(list: Target, label: string): Promise<void>;
  /** Picks an option of an open list. */
  pick(option: Target): Promise<void>;
  /** Presses a button that opens a file dialog, and chooses a file. */
  upload(button: Target, file: UploadFile): Promise<void>;
}

/** Input method of a page that Playwright drives. */
export type CreateInputDriver = (page: Page) => InputDriver;
