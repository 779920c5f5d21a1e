import { loadCode } from './loadCode.ts';
import { pageLoaded } from './pageLoaded.ts';

/** Code that a page is drawn without, and that is fetched after its load event. */
export interface LateCode<Code> {
  /** Undefined until it has loaded. */
  readonly loaded: () => Code | undefined;
  /** Rejects with ConnectionError when it does not arrive; the next call tries again. */
  readonly load: () => Promise<Code>;
}

/** Wraps a dynamic import of something that a part of a page needs; `useCode` draws that part. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined;
  const get = loadCode(async () => {
    await pageLoaded();
    return load();
  });
  return {
    loaded: () => code,
    load: async () => (code ??= await get()),
  };
}
