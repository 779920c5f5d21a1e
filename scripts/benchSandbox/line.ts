import { Agent, request } from 'node:http';

/** What is asked. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests on their way at the same time. */
const WIDTH = 8;

const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });

/** Sends a request; gives the text of a good answer and throws for any other. */
export function ask(url: string, { method, path, headers = {}, body }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** How fast a call was: requests a second, and the milliseconds that 99 of 100 took at most. */
export interface Speed {
  readonly perSecond: number;
  readonly p99: number;
}

/** Sends so many requests, some side by side, and measures them. */
export async function speedOf(url: string, count: number, asked: (number: number) => Asked): Promise<Speed> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const start = performance.now();
      await ask(url, asked(number));
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: WIDTH }, worker));
  const seconds = (performance.now() - start) / 1000;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: count / seconds, p99 };
}
