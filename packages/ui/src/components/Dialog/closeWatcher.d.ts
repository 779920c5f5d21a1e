/**
 * Close requests of the device (HTML Living Standard, "Close requests"), in Chromium only; TypeScript's own types leave
 * them out. Fires `cancel`, which may be prevented, and `close`, after which it does nothing any more.
 */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Navigator {
  /** Client hints, in Chromium only. */
  readonly userAgentData?: { readonly platform: string };
}
