/** Bytes of one report, unpacked; Sentry's own limit for an event is a million. */
import { HttpError } from '../../core/httpError.ts';
export const LARGEST_REPORT = 1024 * 1024;

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > LARGEST_REPORT) throw new HttpError(413, 'The report is too large');
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

const formats: Readonly<Record<string, CompressionFormat>> = { gzip: 'gzip', deflate: 'deflate' };

/** The body of a request as it was before it was packed; throws a 4xx for what cannot be unpacked or is too large. */
export async function unpackedBody(request: Request): Promise<Uint8Array> {
  const { body } = request;
  if (body === null) return new Uint8Array();
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return collected(body);
  const format = formats[encoding];
  if (format === undefined) throw new HttpError(415, 'The report is packed in a way that is not known');
  try {
    return await collected(body.pipeThrough(new DecompressionStream(format)));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The report cannot be unpacked');
  }
}
