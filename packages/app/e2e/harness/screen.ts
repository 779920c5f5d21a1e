import type { Locator } from 'playwright';

interface TextOptions {
  readonly exact?: boolean;
}

interface RoleOptions extends TextOptions {
  readonly name?: string | RegExp;
  readonly level?: number;
}

/** File for a file input. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Queries {
  getByRole(role: Parameters<Locator['getByRole']>[0], options?: RoleOptions): Target;
  getByLabel(text: string | RegExp, options?: TextOptions): Target;
  getByText(text: string | RegExp, options?: TextOptions): Target;
  /** Finds by CSS, or by XPath with the prefix `xpath=`. */
  locator(selector: string): Target;
}

/**
 * Locator of elements, resolved again for every use: the part of Playwright's Locator that the drivers of Firefox and
 * WebKit (engines/driven) implement too.
 */
export interface Target extends Queries {
  and(other: Target): Target;
  or(other: Target): Target;
  filter(options?: {
    readonly has?: Target;
    readonly hasText?: string | RegExp;
    readonly visible?: boolean;
  }): Target;
  first(): Target;
  last(): Target;
  all(): Promise<Target[]>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  inputValue(): Promise<string>;
  textContent(): Promise<string | null>;
  innerText(options?: { readonly timeout?: number }): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  /** @param options `position` in px from the top left corner; `timeout` in ms covers waiting for the element */
  click(options?: {
    readonly position?: { readonly x: number; readonly y: number };
    readonly timeout?: number;
  }): Promise<void>;
  /** Presses a key, such as `Enter` or `ControlOrMeta+a`, while the element has focus. */
  press(key: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  selectOption(option: { readonly label: string }): Promise<unknown>;
  setInputFiles(file: UploadFile): Promise<void>;
}

/** Page in any engine: the part of Playwright's Page that every driver implements. */
export interface Screen extends Queries {
  readonly keyboard: { press(key: string): Promise<void> };
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Result>(read: () => Result): Promise<Result>;
}
