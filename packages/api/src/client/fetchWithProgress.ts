import type { SendRequest } from './authorizedFetch.ts';

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

/** Statuses of responses without a body (Fetch standard, "null body status"). */
const NULL_BODY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a form like `fetch` and reports upload progress, which `fetch` can't. Rejects with TypeError when the connection
 * fails and with the signal's reason when the call is aborted.
 * @param form body of the request, because WebKit can't read a form with a file from a Request
 */
export const fetchWithProgress =
  (form: FormData, onShare?: OnProgress): SendRequest =>
  async (request, onProgress) => {
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers)
        // The browser sets this header, with the boundary of the form.
        if (name !== 'content-type') xhr.setRequestHeader(name, value);
      xhr.responseType = 'arraybuffer';
      xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        onProgress?.(loaded);
        if (lengthComputable && total > 0) onShare?.(loaded / total);
      });
      xhr.addEventListener('load', () => {
        const body: ArrayBuffer | null = NULL_BODY_STATUSES.has(xhr.status) ? null : xhr.response;
        resolve(new Response(body, { status: xhr.status, headers: headersOf(xhr.getAllResponseHeaders()) }));
      });
      xhr.addEventListener('error', () => reject(new TypeError('Connection lost')));
      xhr.addEventListener('timeout', () => reject(new TypeError('Timed out')));
      xhr.addEventListener('abort', () => reject(request.signal.reason));
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(form);
    });
  };
