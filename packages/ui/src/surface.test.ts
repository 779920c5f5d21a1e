import { expect, test } from 'vitest';
import { componentSurface, exportsOf, type ExportedName } from './surface.ts';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const sourceOf = (path: string): string => {
  const source = sources[path];
  if (source === undefined) throw new Error(`No source file at ${path}`);
  return source;
};

/** Path of a file that an entry point exports from, such as `./Button.tsx`, relative to this folder. */
const resolve = (entryPoint: string, from: string) =>
  `.${new URL(from, new URL(entryPoint, 'file:///')).pathname}`;

const label = ({ name, isType }: ExportedName) => (isType ? `type ${name}` : name);

function entryPointSurface(name: string, path: string): readonly string[] {
  const entryPoint = path.replace('./src/', './');
  const exported = exportsOf(sourceOf(entryPoint));
  const values = exported.filter(({ isType }) => !isType);
  const files = [...new Set(values.map(({ from }) => resolve(entryPoint, from)))];
  const components = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => componentSurface(sourceOf(file), new URL(file, import.meta.url).pathname));
  return ['', name.replace('.', '@patient/ui'), `  ${exported.map(label).join(', ')}`, ...components];
}

const manifests = import.meta.glob<{ exports: Record<string, string> }>('../package.json', {
  eager: true,
  import: 'default',
});

/** `.` re-exports the others and `./styles` has only CSS. */
const entryPoints = Object.values(manifests)
  .flatMap(({ exports }) => Object.entries(exports))
  .filter(([name]) => name !== '.' && name !== './styles');

// Parsed once, because it takes seconds.
const surface = entryPoints.flatMap(([name, path]) => entryPointSurface(name, path)).join('\n');

test('the public API matches the reviewed snapshot; `vitest -u` updates it', async () => {
  await expect(`${surface.trim()}\n`).toMatchFileSnapshot('./surface.snap.txt');
});

test('lists the props of every exported component', () => {
  const components = entryPoints
    .flatMap(([, path]) => exportsOf(sourceOf(path.replace('./src/', './'))))
    .filter(({ name, isType, from }) => !isType && from.endsWith('.tsx') && /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(10);
  for (const { name } of components) expect(surface).toContain(`<${name}>`);
});

test('describes a prop by name, whether it is optional, type and default', () => {
  const code = `
import type { Size } from './size.ts';
export interface NoteProps extends Omit<Base, 'title'> {
  /** Text of the note. */
  text: readonly string[];
  size?: Size;
}
/** A note. */
export function Note({ text, size = 'small', ...rest }: NoteProps) { return <p {...rest}>{text}{size}</p>; }
`;
  expect(componentSurface(code, '/note.tsx')).toEqual([
    '  <Note>',
    "    size?: Size = 'small'",
    '    text: readonly string[]',
    "    ...Omit<Base, 'title'>",
  ]);
});

test('finds no component in a file without any', () => {
  expect(componentSurface('export const one = 1;', '/one.tsx')).toEqual([]);
});

test('reads named exports of values and types and rejects anything else', () => {
  expect(exportsOf("// why\nexport { A, type B } from './a.tsx';\nexport type { C } from './c.ts';")).toEqual(
    [
      { name: 'A', isType: false, from: './a.tsx' },
      { name: 'B', isType: true, from: './a.tsx' },
      { name: 'C', isType: true, from: './c.ts' },
    ],
  );
  expect(() => exportsOf("export * from './a.ts';")).toThrow('named exports only');
  expect(() => exportsOf('export const a = 1;')).toThrow('named exports only');
});
