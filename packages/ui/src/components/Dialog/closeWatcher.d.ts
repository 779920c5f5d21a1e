/**
 * Close requests of the device (HTML Living Standard, "Close requests"), in Chromium only; missing in TypeScript's types.
 * Fires `cancel`, which can be prevented, and `close`, after which it is inactive.
 */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Navigator {
  /** Client hints, in Chromium only. */
  readonly userAgentData?: { readonly platform: string };
}
