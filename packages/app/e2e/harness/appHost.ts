import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Profile } from '@patient/api/sandbox';
import type { ConfigFile } from '../../src/shell/config.ts';

/** Options for serving one app. */
export interface HostedOptions {
  /** Data file of the sandbox, created when missing. */
  readonly file: string;
  readonly config: ConfigFile;
  /** Part of the API that the sandbox serves. @default 'full' */
  readonly profile?: Profile | undefined;
  /** Build to serve. @default packages/app/dist */
  readonly dist?: string | undefined;
  /** Checks requests and responses against the OpenAPI description. @default false */
  readonly checkContract?: boolean | undefined;
}

/** Message to the host: start serving on a port, or stop without `start`. */
export interface HostRequest {
  readonly port: number;
  readonly start?: HostedOptions;
}

/** Result of a {@link HostRequest}. */
export interface HostResponse {
  readonly port: number;
  readonly error?: string;
}

/** Process that serves the built app on several ports, each with its own sandbox. */
export interface AppHost {
  readonly serve: (port: number, options: HostedOptions) => Promise<void>;
  /** Closes the connections and the data file of a port. */
  readonly end: (port: number) => Promise<void>;
  /** Kills the process. */
  readonly stop: () => Promise<void>;
}

const script = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'appHost.ts');

const sendRequest = (child: ChildProcess, request: HostRequest) =>
  new Promise<void>((resolve, reject) => {
    const settle = (error?: Error) => {
      child.off('message', onMessage).off('exit', onExit);
      if (error) reject(error);
      else resolve();
    };
    const onMessage = ({ port, error }: HostResponse) => {
      if (port === request.port) settle(error === undefined ? undefined : new Error(error));
    };
    const onExit = () => settle(new Error('The app host exited.'));
    child.on('message', onMessage).once('exit', onExit);
    child.send(request, (error) => {
      if (error) settle(error);
    });
  });

/** Starts a host. Its stderr goes to that of this process. */
export function startHost(): AppHost {
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('exit', (code, signal) => {
    if (!child.killed) console.error(`The app host exited with ${code ?? signal}.`);
  });
  return {
    serve: (port, options) => sendRequest(child, { port, start: options }),
    end: (port) => sendRequest(child, { port }),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve();
        else child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
