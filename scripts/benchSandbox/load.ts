import { Agent, request } from 'node:http';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Number of parallel requests. */
const CONCURRENCY = 8;

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

/** Sends a request; resolves to the body of a 200 response and rejects otherwise. */
export function send(url: string, { method, path, headers = {}, body }: HttpRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}${path}`, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export interface Throughput {
  readonly perSecond: number;
  /** 99th percentile latency in ms. */
  readonly p99: number;
}

/** Sends requests in parallel and measures their throughput. */
export async function measureLoad(
  url: string,
  count: number,
  createRequest: (index: number) => HttpRequest,
): Promise<Throughput> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const start = performance.now();
      await send(url, createRequest(index));
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const seconds = (performance.now() - start) / 1000;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: count / seconds, p99 };
}
