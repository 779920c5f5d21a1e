import { expect, test } from 'vitest';
import { componentSurface, exportsOf, type Exported } from './surface.ts';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const sourceOf = (path: string): string => {
  const source = sources[path];
  if (source === undefined) throw new Error(`No source is called ${path}`);
  return source;
};

/** Where a door's `./Button.tsx` or `../brands/index.ts` lies, seen from here. */
const resolve = (door: string, from: string) => `.${new URL(from, new URL(door, 'file:///')).pathname}`;

const label = ({ name, isType }: Exported) => (isType ? `type ${name}` : name);

function doorSurface(name: string, path: string): readonly string[] {
  const door = path.replace('./src/', './');
  const exported = exportsOf(sourceOf(door));
  const values = exported.filter(({ isType }) => !isType);
  const files = [...new Set(values.map(({ from }) => resolve(door, from)))];
  const components = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => componentSurface(sourceOf(file), new URL(file, import.meta.url).pathname));
  return ['', name.replace('.', '@patient/ui'), `  ${exported.map(label).join(', ')}`, ...components];
}

const manifests = import.meta.glob<{ exports: Record<string, string> }>('../package.json', {
  eager: true,
  import: 'default',
});

/** `.` repeats the others, `./styles` is CSS alone. */
const doors = Object.values(manifests)
  .flatMap(({ exports }) => Object.entries(exports))
  .filter(([name]) => name !== '.' && name !== './styles');

test('the public surface is the one that was reviewed; `vitest -u` writes a new one to be reviewed', async () => {
  const lines = doors.flatMap(([name, path]) => doorSurface(name, path));
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('./surface.snap.txt');
});

test('every component the package lets out has its props listed', () => {
  const text = doors.flatMap(([name, path]) => doorSurface(name, path)).join('\n');
  const components = doors
    .flatMap(([, path]) => exportsOf(sourceOf(path.replace('./src/', './'))))
    .filter(({ name, isType, from }) => !isType && from.endsWith('.tsx') && /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(10);
  for (const { name } of components) expect(text).toContain(`<${name}>`);
});

test('a prop is told by name, need, type and default', () => {
  const code = `
import type { Size } from './size.ts';
export interface NoteProps extends Omit<Base, 'title'> {
  /** What it says. */
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

test('a file without components has none', () => {
  expect(componentSurface('export const one = 1;', '/one.tsx')).toEqual([]);
});

test('a door lets out values and types by name, and nothing else', () => {
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
