import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@patient/api/sandbox';
import type { ConfigFile } from '../../src/shell/config.ts';
import { brands } from '../../../ui/src/brands/index.ts';
import { startHost, type AppHost, type HostedOptions } from './appHost.ts';
import { findPort } from './findPort.ts';

/** Production build and sandbox, served by a separate process. */
export interface RunningApp {
  /** Base URL of a brand. */
  readonly urlOf: (brandId: string) => string;
  /** Base URL of the sandbox, independent of the brand's host. */
  readonly serviceUrl: string;
  /** Stops serving pages and calls. */
  readonly goDown: () => Promise<void>;
  /** Restarts on the same port with the same data. */
  readonly comeBack: () => Promise<void>;
  /** Replaces all faults of the sandbox. Without arguments, removes them. */
  readonly setFaults: (...faults: Fault[]) => Promise<void>;
  /** Operations whose fault has not fired yet. */
  readonly pendingFaults: () => Promise<readonly string[]>;
  /** Requests and responses that violated the OpenAPI description, including those before {@link goDown}. */
  readonly contractViolations: () => Promise<readonly string[]>;
  /** Stops serving and deletes the data. */
  readonly stop: () => Promise<void>;
}

/** Options for starting an app. */
export interface StartOptions extends Pick<HostedOptions, 'dist' | 'checkContract' | 'profile'> {
  /** Content of `config.json`. @default the sandbox on the page's own host, without test users */
  readonly config?: ConfigFile | undefined;
}

const urlFor = (port: number) => (brandId: string) => {
  const host = brands.find(({ id }) => id === brandId)?.hosts[0];
  if (host === undefined) throw new Error(`Unknown brand ${brandId}`);
  return `http://${host}:${port}`;
};

/** Starts the built app on a free port of a host, with fresh data. */
export async function startHostedApp(host: AppHost, options: StartOptions): Promise<RunningApp> {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  const hosted = { ...options, config: options.config ?? {}, file: join(folder, 'sandbox.sqlite') };
  const serviceUrl = `http://127.0.0.1:${port}/service`;
  await host.serve(port, hosted);
  let isUp = true;
  // The sandbox stores violations in memory only, so they are read before it stops.
  const earlierViolations: string[] = [];

  const requestFaults = async (method: string, body?: object) => {
    const response = await fetch(`${serviceUrl}/__sandbox/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The sandbox rejected the faults: ${await response.text()}`);
  };
  const readViolations = async (): Promise<readonly string[]> => {
    if (options.checkContract !== true || !isUp) return [];
    const response = await fetch(`${serviceUrl}/__sandbox/violations`);
    const { violations }: { violations: string[] } = await response.json();
    return violations;
  };
  const goDown = async () => {
    earlierViolations.push(...(await readViolations()));
    isUp = false;
    await host.end(port);
  };

  return {
    urlOf: urlFor(port),
    serviceUrl,
    goDown,
    comeBack: async () => {
      await host.serve(port, hosted);
      isUp = true;
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
      await goDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the built app with fresh data, in its own process. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const host = startHost();
  const app = await startHostedApp(host, options);
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await host.stop();
    },
  };
}
