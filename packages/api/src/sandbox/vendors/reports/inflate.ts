import { HttpError } from '../../core/httpError.ts';

/** Maximum bytes of an uncompressed report; Sentry's limit for an event is one million. */
export const MAX_REPORT_BYTES = 1024 * 1024;

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MAX_REPORT_BYTES) throw new HttpError(413, 'The report is too large');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const formats: Readonly<Record<string, CompressionFormat>> = { gzip: 'gzip', deflate: 'deflate' };

/** Decompresses the body of a request; throws a 4xx if it can't be decompressed or is too large. */
export async function decompressedBody(request: Request): Promise<Uint8Array> {
  const { body } = request;
  if (body === null) return new Uint8Array();
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return collected(body);
  const format = formats[encoding];
  if (format === undefined) throw new HttpError(415, 'Unknown content encoding of the report');
  try {
    return await collected(body.pipeThrough(new DecompressionStream(format)));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The report cannot be decompressed');
  }
}
