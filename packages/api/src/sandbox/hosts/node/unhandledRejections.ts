/** Logs rejections that no code handles, which would end the process and every request in it. Returns a function that stops it. */
export function logUnhandledRejections(log: (line: string) => void): () => void {
  const logReason = (reason: unknown) =>
    log(
      `Unhandled rejection: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`,
    );
  process.on('unhandledRejection', logReason);
  return () => process.off('unhandledRejection', logReason);
}
