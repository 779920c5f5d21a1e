import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface RunningService {
  readonly url: string;
  readonly stop: () => void;
}

const script = fileURLToPath(import.meta.resolve('../../packages/api/src/sandbox/hosts/node/serve.ts'));

/** Starts the sandbox with a data file in a separate process; resolves when it listens. */
export function startService(file: string): Promise<RunningService> {
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) =>
      resolve({
        url: `http://127.0.0.1:${text.toString().trim()}/service`,
        stop: () => {
          child.kill();
        },
      }),
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox exited with ${code}`)));
  });
}
