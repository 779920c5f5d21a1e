/** Longest that a file may take to be sent, ms. Then it is given up, and can be tried again; a text has the client's own limit. */
export const UPLOAD_LIMIT = 180_000;

/** Gives up a file that takes longer than {@link UPLOAD_LIMIT}. Returns what ends the limit. */
export function limitUpload(stop: AbortController): () => void {
  const timer = setTimeout(
    () => stop.abort(new DOMException('No answer in time', 'TimeoutError')),
    UPLOAD_LIMIT,
  );
  return () => clearTimeout(timer);
}
