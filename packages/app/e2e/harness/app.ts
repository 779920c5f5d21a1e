import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@patient/api/sandbox';
import { brands } from '../../../ui/src/brands/index.ts';

/** The built app with its service, as a process of its own. */
export interface RunningApp {
  /** The app's address as a brand's patients know it. */
  readonly urlOf: (brandId: string) => string;
  /** Where its service answers this machine. */
  readonly serviceUrl: string;
  /** Ends the process as a power cut would (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port with the same data. */
  readonly start: () => Promise<void>;
  /** Arms faults in the service, in place of those before. */
  readonly setFaults: (...faults: Fault[]) => Promise<void>;
  /** Operations whose faults are still armed: nobody has called them since. */
  readonly armed: () => Promise<readonly string[]>;
  /** What broke the description of the service so far, in this process and those before it. */
  readonly breaches: () => Promise<readonly string[]>;
  /** Ends the process and throws its data away. */
  readonly stop: () => Promise<void>;
}

const script = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'start.ts');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Starts the process; resolves when it has said where it can be reached. */
function launch(port: number, file: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, '--no-build'], {
    env: { ...process.env, ...env, PORT: String(port), SANDBOX_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`:${port}`)) resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The app ended with ${code}:\n${output}`));
      // An end that no test asked for has to be seen.
      if (!child.killed) console.error(`The app ended with ${code ?? signal}:\n${output}`);
    });
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

/** How {@link startApp} starts the app. */
export interface StartOptions {
  /** Whether requests and answers are checked against the description of the service. @default false */
  readonly checkContract?: boolean;
  /** Folder of the build that is served. @default the last one of `pnpm build` */
  readonly dist?: string | undefined;
}

/** Starts the built app on a free port with a new data file. */
export async function startApp({ checkContract = false, dist }: StartOptions = {}): Promise<RunningApp> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  const file = join(folder, 'sandbox.sqlite');
  const env = {
    ...(checkContract && { SANDBOX_CONTRACT: 'check' }),
    ...(dist !== undefined && { APP_DIST: dist }),
  };
  const service = `http://127.0.0.1:${port}/service`;
  let child = await launch(port, file, env);
  // A process takes with it what it saw.
  const seenBefore: string[] = [];

  const urlOf = (brandId: string) => {
    const host = brands.find(({ id }) => id === brandId)?.hosts[0];
    if (host === undefined) throw new Error(`No brand is called ${brandId}`);
    return `http://${host}:${port}`;
  };
  const control = async (method: string, body?: object) => {
    const response = await fetch(`${service}/__sandbox/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox refused the faults: ${await response.text()}`);
  };
  const breachesNow = async (): Promise<readonly string[]> => {
    if (!checkContract || child.exitCode !== null || child.signalCode !== null) return [];
    const response = await fetch(`${service}/__sandbox/breaches`);
    const { breaches }: { breaches: string[] } = await response.json();
    return breaches;
  };
  const kill = async () => {
    seenBefore.push(...(await breachesNow()));
    await ended(child);
  };

  return {
    urlOf,
    serviceUrl: service,
    kill,
    start: async () => {
      child = await launch(port, file, env);
    },
    setFaults: async (...faults) => {
      await control('DELETE');
      if (faults.length > 0) await control('PUT', { faults });
    },
    armed: async () => {
      const response = await fetch(`${service}/__sandbox/faults`, {
        headers: { accept: 'application/json' },
      });
      const { faults }: { faults: Fault[] } = await response.json();
      return faults.map(({ operation }) => operation);
    },
    breaches: async () => [...seenBefore, ...(await breachesNow())],
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
