import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installed, installPackage, packPackage } from '../../../tools/pack.ts';

const root = join(import.meta.dirname, '..');
const files = join(import.meta.dirname, 'app');

let tarball = '';
let project = '';

beforeAll(() => {
  tarball = packPackage(root);
  project = installPackage('api', {
    tarball,
    files,
    dependencies: {
      ...installed('@types/node', root),
      ...installed('msw', root),
      ...installed('typescript', root),
    },
  });
  cpSync(join(root, 'src', 'example', 'patientPage.ts'), join(project, 'patientPage.ts'));
});
afterAll(() => {
  for (const folder of [project, dirname(tarball)].filter((path) => path !== '' && path !== '.'))
    rmSync(folder, { recursive: true, force: true });
});

/** Runs a program in the project. Returns its output. */
const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: project, encoding: 'utf8' });

test('another project can use its types, also those of its own code', () => {
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable', 'esnext.promise'],
    types: ['node'],
    allowImportingTsExtensions: true,
  };
  const config = { compilerOptions: options, include: ['*.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  // A wrong path fails only if the client's types are complete.
  writeFileSync(
    join(project, 'wrong.ts'),
    `import { createClient } from '@patient/api';
const client = createClient({ baseUrl: '/service', getToken: async () => '' });
// @ts-expect-error No such path.
export const missing = client.GET('/api/nothing');
`,
  );
  expect(run(join(project, 'node_modules', '.bin', 'tsc'))).toBe('');
});

test('a page outside this repository signs in, sends a message and signs out on its own sandbox', () => {
  expect(run(process.execPath, 'main.ts').trim().split('\n')).toEqual([
    'The service has the message',
    'Signed out',
  ]);
});

test('the README contains this project', () => {
  const example = readFileSync(join(files, 'main.ts'), 'utf8');
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
});
