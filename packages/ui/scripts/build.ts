/** Builds the published package: one module per file, style sheets next to them, types, themes and the command. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rolldown } from 'rolldown';
import { brandCss } from '../src/theme/brandCss.ts';
import { brandTokens } from '../src/theme/brandTokens.ts';
import { entryPoints, root } from './entryPoints.ts';

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(entryPoints.map(({ module }) => [module, join(root, 'src', `${module}.ts`)])),
  external: /^[^./\0](?!.*\.vanilla\.css)/,
  plugins: [vanillaExtractPlugin({ cwd: root, identifiers: 'short' })],
});

/** Whether a module runs in the browser too, so that a page of server components has to load it there. */
const isForClient = (imports: readonly string[]) =>
  imports.some((name) => /^react(?:-dom|-aria-components)?(?:\/|$)/.test(name));

const { output } = await bundle.write({
  dir: dist,
  format: 'esm',
  // One module per file, so that an app bundles only the components it uses, each with its own style sheet.
  preserveModules: true,
  preserveModulesRoot: join(root, 'src'),
  banner: ({ imports }) => (isForClient(imports) ? "'use client';" : ''),
  // Renamed, because a consumer's vanilla-extract plugin would treat `Button.css.js` as a source and fail.
  entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
  assetFileNames: ({ names }) => `css/${(names[0] ?? 'styles').replace('.css.ts.vanilla.css', '')}.css`,
});
await bundle.close();

const command = await rolldown({
  cwd: root,
  platform: 'node',
  input: join(root, 'scripts', 'brandCommand.ts'),
});
await command.write({ file: join(dist, 'bin', 'brandCommand.js'), format: 'esm' });
await command.close();

mkdirSync(join(dist, 'themes'), { recursive: true });
for (const [id, tokens] of Object.entries(brandTokens))
  writeFileSync(join(dist, 'themes', `${id}.css`), brandCss(id, tokens));

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

const css = output.filter(({ fileName }) => fileName.endsWith('.css'));
console.log(`${output.length - css.length} modules and ${css.length} style sheets in packages/ui/dist`);
