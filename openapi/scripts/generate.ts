/**
 * Bundles each OpenAPI description into a JSON file and generates its types, and the shapes of responses and the known values of the
 * patient service, all in packages/api/src/generated.
 * `--check` writes nothing and fails if a committed file is out of date.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { generateKnownValues } from './knownValues.ts';
import { generateResponseShapes } from './responseShapes.ts';

const descriptions = ['patient', 'address'];
const openapiFolder = join(import.meta.dirname, '..');
const target = join(openapiFolder, '..', 'packages', 'api', 'src', 'generated');
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

async function bundle(name: string, folder: string): Promise<string> {
  const output = join(folder, `${name}.json`);
  await promisify(execFile)(
    process.execPath,
    [redocly, 'bundle', name, '--config', join(openapiFolder, 'redocly.yaml'), '--output', output],
    {
      cwd: openapiFolder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return `${JSON.stringify(JSON.parse(await readFile(output, 'utf8')), null, 2)}\n`;
}

async function generateTypes(name: string, bundled: string): Promise<string> {
  const description: OpenAPI3 = JSON.parse(bundled);
  const nodes = await openapiTS(description, {
    // Keeps fields with a default optional, because the service may omit them.
    defaultNonNullable: false,
    // OpenAPI describes files as strings with format "binary".
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
    silent: true,
  });
  return `// Made from openapi/${name}.yaml by openapi/scripts/generate.ts; not to be edited.\n\n${astToString(nodes)}`;
}

async function generateFiles(): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const files = new Map<string, string>();
    for (const name of descriptions) {
      const bundled = await bundle(name, folder);
      files.set(join(target, `${name}.json`), bundled);
      files.set(join(target, `${name}.ts`), await generateTypes(name, bundled));
      if (name === 'patient') {
        files.set(join(target, 'answers.ts'), generateResponseShapes(JSON.parse(bundled)));
        files.set(join(target, 'knownValues.ts'), generateKnownValues(JSON.parse(bundled)));
      }
    }
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function isStale(file: string, expected: string): Promise<boolean> {
  const current = await readFile(file, 'utf8').catch(() => '');
  return current !== expected;
}

const files = await generateFiles();
if (process.argv.includes('--check')) {
  const stale: string[] = [];
  for (const [file, content] of files) if (await isStale(file, content)) stale.push(file);
  if (stale.length > 0) {
    console.error(
      `Out of date. Run \`npx -y pnpm@12 --filter @patient/openapi generate\`:\n${stale.join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [file, content] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
