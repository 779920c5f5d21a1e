import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A service process to be killed by the test. */
export interface CrashProcess {
  url: string;
  /** Kills the process without cleanup, like a power failure. */
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('../../hosts/node/serve.ts', import.meta.url));

const portOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${errors}`)));
  });

/** Starts the service with a database file; resolves when it listens. */
export async function startCrashProcess(file: string): Promise<CrashProcess> {
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = `http://127.0.0.1:${await portOf(child)}/service`;
  return {
    url,
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
