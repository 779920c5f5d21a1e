import { loadCode } from './loadCode.ts';
import { pageLoaded } from './pageLoaded.ts';

/** Code that a page is drawn without. */
export interface LateCode<Code> {
  /** Undefined until it has loaded. */
  readonly loaded: () => Code | undefined;
  /** Rejects with ConnectionError when it does not arrive; the next call tries again. */
  readonly load: () => Promise<Code>;
  /** Fetches it ahead. What does not arrive is fetched when it is needed. */
  readonly preload: () => void;
}

/** When late code is fetched. */
export interface LateCodeOptions {
  /** Whether it waits for the page's load event; not where the patient waits for it. @default true */
  readonly isAfterPage?: boolean;
}

/** Wraps a dynamic import of something that a part of a page needs; `useCode` draws that part. */
export function lateCode<Code>(
  load: () => Promise<Code>,
  { isAfterPage = true }: LateCodeOptions = {},
): LateCode<Code> {
  let code: Code | undefined;
  const get = loadCode(async () => {
    if (isAfterPage) await pageLoaded();
    return load();
  });
  const keep = async () => (code ??= await get());
  return {
    loaded: () => code,
    load: keep,
    preload: () => void keep().catch(() => undefined),
  };
}
