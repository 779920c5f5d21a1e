import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@patient/api/sandbox';
import type { ConfigFile } from '../../src/shell/config.ts';
import { brands } from '../../../ui/src/brands/index.ts';
import { findPort } from './findPort.ts';

/** Production build and sandbox, running in a separate process. */
export interface RunningApp {
  /** Base URL of a brand. */
  readonly urlOf: (brandId: string) => string;
  /** Base URL of the sandbox, independent of the brand's host. */
  readonly serviceUrl: string;
  /** Kills the process with SIGKILL, as a power failure would. */
  readonly kill: () => Promise<void>;
  /** Restarts the process on the same port with the same data. */
  readonly start: () => Promise<void>;
  /** Replaces all faults of the sandbox. */
  readonly setFaults: (...faults: Fault[]) => Promise<void>;
  /** Operations whose fault has not fired yet. */
  readonly pendingFaults: () => Promise<readonly string[]>;
  /** Requests and responses that violated the OpenAPI description, also before a restart. */
  readonly contractViolations: () => Promise<readonly string[]>;
  /** Kills the process and deletes its data. */
  readonly stop: () => Promise<void>;
}

const script = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'start.ts');

/** Starts the process; resolves when it has printed its address. */
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
      reject(new Error(`The app exited with ${code}:\n${output}`));
      // Reports crashes after startup, when the promise has settled.
      if (!child.killed) console.error(`The app exited with ${code ?? signal}:\n${output}`);
    });
  });
}

const killProcess = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

export interface StartOptions {
  /** Checks requests and responses against the OpenAPI description. @default false */
  readonly checkContract?: boolean;
  /** Build to serve. @default packages/app/dist */
  readonly dist?: string | undefined;
  /** Content of `config.json`. @default the sandbox on the page's own host, without test users */
  readonly config?: ConfigFile | undefined;
}

/** Starts the built app on a free port with fresh data. */
export async function startApp({
  checkContract = false,
  dist,
  config = {},
}: StartOptions = {}): Promise<RunningApp> {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  const file = join(folder, 'sandbox.sqlite');
  const configFile = join(folder, 'config.json');
  writeFileSync(configFile, JSON.stringify(config));
  const env = {
    CONFIG_FILE: configFile,
    ...(checkContract && { SANDBOX_CONTRACT: 'check' }),
    ...(dist !== undefined && { APP_DIST: dist }),
  };
  const serviceUrl = `http://127.0.0.1:${port}/service`;
  let child = await launch(port, file, env);
  // The sandbox keeps its violations in memory, so they are read before each kill.
  const earlierViolations: string[] = [];

  const urlOf = (brandId: string) => {
    const host = brands.find(({ id }) => id === brandId)?.hosts[0];
    if (host === undefined) throw new Error(`Unknown brand ${brandId}`);
    return `http://${host}:${port}`;
  };
  const requestFaults = async (method: string, body?: object) => {
    const response = await fetch(`${serviceUrl}/__sandbox/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox rejected the faults: ${await response.text()}`);
  };
  const readViolations = async (): Promise<readonly string[]> => {
    if (!checkContract || child.exitCode !== null || child.signalCode !== null) return [];
    const response = await fetch(`${serviceUrl}/__sandbox/violations`);
    const { violations }: { violations: string[] } = await response.json();
    return violations;
  };
  const kill = async () => {
    earlierViolations.push(...(await readViolations()));
    await killProcess(child);
  };

  return {
    urlOf,
    serviceUrl,
    kill,
    start: async () => {
      child = await launch(port, file, env);
    },
    setFaults: async (...faults) => {
      await requestFaults('DELETE');
      if (faults.length > 0) await requestFaults('PUT', { faults });
    },
    pendingFaults: async () => {
      const response = await fetch(`${serviceUrl}/__sandbox/faults`, {
        headers: { accept: 'application/json' },
      });
      const { faults }: { faults: Fault[] } = await response.json();
      return faults.map(({ operation }) => operation);
    },
    contractViolations: async () => [...earlierViolations, ...(await readViolations())],
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
