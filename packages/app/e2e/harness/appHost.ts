import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Profile } from '@patient/api/sandbox';
import type { ConfigFile } from '../../src/shell/config.ts';

/** What an app is served with. */
export interface HostedOptions {
  /** Data file of the sandbox; it may be there already. */
  readonly file: string;
  readonly config: ConfigFile;
  /** What the sandbox serves. @default 'full' */
  readonly profile?: Profile | undefined;
  /** Build to serve. @default packages/app/dist */
  readonly dist?: string | undefined;
  /** Checks requests and responses against the OpenAPI description. @default false */
  readonly checkContract?: boolean | undefined;
}

/** Asks the host to serve on a port, or to stop serving there. */
export interface HostRequest {
  readonly port: number;
  readonly start?: HostedOptions;
}

/** Says that a request is done, or why it failed. */
export interface HostAnswer {
  readonly port: number;
  readonly error?: string;
}

/** A process that serves the built app on several ports, each with a sandbox of its own. */
export interface AppHost {
  readonly serve: (port: number, options: HostedOptions) => Promise<void>;
  /** Ends the connections of a port and closes its data. */
  readonly end: (port: number) => Promise<void>;
  /** Kills the process. */
  readonly stop: () => Promise<void>;
}

const script = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'appHost.ts');

const ask = (child: ChildProcess, request: HostRequest) =>
  new Promise<void>((resolve, reject) => {
    const settle = (error?: Error) => {
      child.off('message', hear).off('exit', leave);
      if (error) reject(error);
      else resolve();
    };
    const hear = ({ port, error }: HostAnswer) => {
      if (port === request.port) settle(error === undefined ? undefined : new Error(error));
    };
    const leave = () => settle(new Error('The host of the app exited.'));
    child.on('message', hear).once('exit', leave);
    child.send(request, (error) => {
      if (error) settle(error);
    });
  });

/** Starts a host. Its errors appear in the output of this process. */
export function startHost(): AppHost {
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('exit', (code, signal) => {
    if (!child.killed) console.error(`The host of the app exited with ${code ?? signal}.`);
  });
  return {
    serve: (port, options) => ask(child, { port, start: options }),
    end: (port) => ask(child, { port }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve();
        else child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
