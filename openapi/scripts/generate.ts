/**
 * Bundles each description to one JSON file and makes its types, both in packages/api/src/generated.
 * `--check` writes nothing and fails when a committed file differs from what would be written.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const descriptions = ['patient', 'address'];
const home = join(import.meta.dirname, '..');
const target = join(home, '..', 'packages', 'api', 'src', 'generated');
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

async function bundle(name: string, folder: string): Promise<string> {
  const output = join(folder, `${name}.json`);
  await promisify(execFile)(
    process.execPath,
    [redocly, 'bundle', name, '--config', join(home, 'redocly.yaml'), '--output', output],
    {
      cwd: home,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return `${JSON.stringify(JSON.parse(await readFile(output, 'utf8')), null, 2)}\n`;
}

async function typesOf(name: string, bundled: string): Promise<string> {
  const description: OpenAPI3 = JSON.parse(bundled);
  const nodes = await openapiTS(description, {
    // A default does not make a field present: the service may leave it out, so it stays optional.
    defaultNonNullable: false,
    // A file is a Blob, also where the description, having no such word, says string.
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
    silent: true,
  });
  return `// Made from openapi/${name}.yaml by openapi/scripts/generate.ts; not to be edited.\n\n${astToString(nodes)}`;
}

async function generate(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const files = new Map<string, string>();
    for (const name of descriptions) {
      const bundled = await bundle(name, folder);
      files.set(join(target, `${name}.json`), bundled);
      files.set(join(target, `${name}.ts`), await typesOf(name, bundled));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function differs(file: string, wanted: string): Promise<boolean> {
  const found = await readFile(file, 'utf8').catch(() => '');
  return found !== wanted;
}

const files = await generate();
if (process.argv.includes('--check')) {
  const stale: string[] = [];
  for (const [file, wanted] of files) if (await differs(file, wanted)) stale.push(file);
  if (stale.length > 0) {
    console.error(
      `Out of date, run \`npx -y pnpm@12 --filter @patient/openapi generate\`:\n${stale.join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [file, wanted] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, wanted);
  }
}
