import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Outcome, Step } from './step.ts';
import { tallyCommand, tallyReport } from './tally.ts';

const root = join(import.meta.dirname, '..', '..');

/** PATH with the folder's programs, then the root's, which include the project's Node. */
const pathFor = (folder: string) =>
  [...[folder, root].map((home) => join(home, 'node_modules', '.bin')), process.env['PATH'] ?? ''].join(
    delimiter,
  );

/** Resolves to whether the command succeeded, and its output. */
function execute({ command: [program, ...args], folder = '.', env }: Step): Promise<[boolean, string]> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: join(root, folder),
      env: {
        ...process.env,
        ...env,
        PATH: pathFor(join(root, folder)),
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    const collect = (text: Buffer) => output.push(text.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve([false, `${program}: ${error.message}\n`]));
    child.once('close', (code) => resolve([code === 0, output.join('')]));
  });
}

/** Runs a step. Reports failures in the outcome and never throws. */
export async function run(step: Step): Promise<Outcome> {
  const { report } = step;
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const [succeeded, output] = await execute(step);
  const tally = report ? tallyReport(report, succeeded) : tallyCommand(succeeded);
  return {
    name: step.name,
    ...tally,
    seconds: (performance.now() - start) / 1000,
    printsAlways: step.printsAlways,
    output,
  };
}
