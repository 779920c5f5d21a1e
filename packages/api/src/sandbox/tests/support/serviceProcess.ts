import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The service in a process of its own. */
export interface ServiceProcess {
  url: string;
  /** Lines that the service has logged. */
  log(): readonly string[];
  /** Kills the process without cleanup, like a power failure. */
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('../../hosts/node/serve.ts', import.meta.url));

const portOf = (child: ChildProcess, log: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${log()}`)));
  });

/** Starts the service with a database file; resolves when it listens. */
export async function startServiceProcess(file: string): Promise<ServiceProcess> {
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let logged = '';
  child.stderr.on('data', (text: Buffer) => {
    logged += text.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${await portOf(child, () => logged)}/service`;
  return {
    url,
    log: () => logged.split('\n').filter((line) => line !== ''),
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
