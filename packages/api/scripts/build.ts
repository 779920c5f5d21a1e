/** Builds the published package: one module per file, with types, and the files of the sandbox's admin page. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });

const manifest: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const bundle = await rolldown({
  cwd: root,
  input: Object.values(manifest.exports),
  // Helpers of the compiler are part of the package.
  external: /^(?!@oxc-project\/)[^./\0]/,
});
const { output } = await bundle.write({
  dir: dist,
  format: 'esm',
  // One module per file, so that an app bundles only what it uses.
  preserveModules: true,
  preserveModulesRoot: join(root, 'src'),
});
await bundle.close();

for (const file of ['admin.css', 'admin.js'])
  cpSync(join(root, 'src', 'sandbox', 'admin', file), join(dist, 'sandbox', 'admin', file));

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

console.log(`${output.length} modules in packages/api/dist`);
