/** Builds the published package: one module per file, style sheets, types, themes and the command. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { rolldown } from 'rolldown';
import { brandCss, hostLayers } from '../src/theme/brandCss.ts';
import { brandTokens } from '../src/theme/brandTokens.ts';
import { entryPoints, root } from './entryPoints.ts';
import { styleSheetsOf, withoutStyles } from './styleSheets.ts';

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

const { output } = await bundle.generate({
  dir: dist,
  format: 'esm',
  // One module per file, so that an app bundles only the components it uses.
  preserveModules: true,
  preserveModulesRoot: join(root, 'src'),
  banner: ({ imports }) => (isForClient(imports) ? "'use client';" : ''),
  // Renamed, because a consumer's vanilla-extract plugin would treat `Button.css.js` as a source and fail.
  entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
  assetFileNames: ({ names }) => `css/${(names[0] ?? 'styles').replace('.css.ts.vanilla.css', '')}.css`,
});
await bundle.close();

const write = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};
const modules = output.filter((file) => file.type === 'chunk');
const css = new Map(
  output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : [])),
);
css.set('css/layers.css', `${hostLayers}\n${css.get('css/layers.css')}`);
for (const { fileName, code } of modules) write(fileName, withoutStyles(code));
for (const [fileName, text] of css) write(fileName, text);

const styleSheets = styleSheetsOf(modules);
const base = styleSheets('styles/base.js');
/** Style sheets of each component, pattern and hook that has some. */
const own = entryPoints
  .filter(({ module }) => !/^(?:index|styles|themes|fonts)\b/.test(module))
  .map(({ name, module }) => ({ name: name.replace('./', ''), sheets: styleSheets(`${module}.js`) }))
  .filter(({ sheets }) => sheets.length > 0);
const all = own.flatMap(({ sheets }) => sheets);

/** Writes a style sheet with others in it, and a module that imports it. */
function combine(name: string, sheets: readonly string[]): void {
  write(`${name}.css`, [...new Set(sheets)].map((sheet) => css.get(`css/${sheet}`)).join('\n'));
  write(`${name}.js`, `import './${basename(name)}.css';\n`);
}
combine('styles/index', [...styleSheets('styles/index.js'), ...all]);
combine('styles/base', [...base, ...all]);
combine('themes/index', styleSheets('themes/index.js'));
write('fonts/index.js', "import '../css/fonts.css';\n");

/** Writes a style sheet that imports others, for apps with few components. Bundlers load each of them once. */
function list(name: string, sheets: readonly string[]): void {
  write(`styles/${name}.css`, [...new Set(sheets)].map((sheet) => `@import '../css/${sheet}';\n`).join(''));
}
list('reset', styleSheets('styles/reset.styles.js'));
for (const { name, sheets } of own) list(name, [...base, ...sheets]);

const command = await rolldown({
  cwd: root,
  platform: 'node',
  input: join(root, 'scripts', 'brandCommand.ts'),
});
await command.write({ file: join(dist, 'bin', 'brandCommand.js'), format: 'esm' });
await command.close();

for (const [id, tokens] of Object.entries(brandTokens)) write(`themes/${id}.css`, brandCss(id, tokens));

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

console.log(`${modules.length} modules and ${css.size} style sheets in packages/ui/dist`);
