/** Timeout of an upload, milliseconds. Other requests have the client's timeout. */
export const UPLOAD_LIMIT = 180_000;

/** Aborts an upload after {@link UPLOAD_LIMIT}. Returns a function that cancels the timeout. */
export function limitUpload(stop: AbortController): () => void {
  const timer = setTimeout(
    () => stop.abort(new DOMException('No response in time', 'TimeoutError')),
    UPLOAD_LIMIT,
  );
  return () => clearTimeout(timer);
}
