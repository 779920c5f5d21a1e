/** Receives the share of a request that has been sent, 0 to 1. */
export type OnProgress = (share: number) => void;

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Answers that may have no body (fetch standard, "null body status"). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a form as fetch does and reports upload progress, which fetch can't. Rejects with TypeError when the connection
 * fails and with the signal's reason when the call is canceled.
 * @param form body of the request, which can't be read back from it: WebKit rejects that for a form with a file
 */
export const fetchWithProgress =
  (form: FormData, onProgress: OnProgress) =>
  async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const line = new XMLHttpRequest();
      line.open(request.method, request.url);
      for (const [name, value] of request.headers)
        // The browser adds it with the boundary of the form it sends.
        if (name !== 'content-type') line.setRequestHeader(name, value);
      line.responseType = 'arraybuffer';
      line.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      line.addEventListener('load', () => {
        const answer: ArrayBuffer | null = BODILESS.has(line.status) ? null : line.response;
        resolve(
          new Response(answer, { status: line.status, headers: headersOf(line.getAllResponseHeaders()) }),
        );
      });
      line.addEventListener('error', () => reject(new TypeError('The line is down')));
      line.addEventListener('timeout', () => reject(new TypeError('The line is too slow')));
      line.addEventListener('abort', () => reject(request.signal.reason));
      request.signal.addEventListener('abort', () => line.abort());
      line.send(form);
    });
  };
