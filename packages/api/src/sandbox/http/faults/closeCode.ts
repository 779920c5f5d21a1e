/** Code of a connection that is lost without a close frame; never sent (RFC 6455, section 7.1.5). */
export const CUT = 1006;

/** Whether a service may send a close code (RFC 6455, section 7.4, and the registry of codes), or 1006 for a lost connection. */
export const isCloseCode = (code: number): boolean =>
  code === CUT || code >= 3000 || code <= 1003 || (code >= 1007 && code !== 1010 && code <= 1014);
