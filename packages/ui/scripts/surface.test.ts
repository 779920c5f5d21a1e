import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readComponentProps } from './componentProps.ts';
import { entryPoints, root } from './entryPoints.ts';
import { componentSurface, exportsOf, type ExportedName } from './surface.ts';

// Read once, because it takes seconds.
const components = readComponentProps();

const label = ({ name, isType }: ExportedName) => (isType ? `type ${name}` : name);

/** `.` re-exports the others, and the others have only CSS. */
const withoutNames = new Set(['.', './styles', './styles/base', './themes', './fonts']);

const surface = entryPoints
  .filter(({ name }) => !withoutNames.has(name))
  .flatMap(({ name, module }) => [
    '',
    name.replace('.', '@patient/ui'),
    `  ${exportsOf(readFileSync(join(root, 'src', `${module}.ts`), 'utf8'))
      .map(label)
      .join(', ')}`,
    ...components.filter(({ entryPoint }) => entryPoint === name).flatMap(componentSurface),
  ])
  .join('\n');

test('the public API matches the reviewed snapshot; `vitest -u` updates it', async () => {
  await expect(`${surface.trim()}\n`).toMatchFileSnapshot('../src/surface.snap.txt');
});

const propsOf = (component: string) => components.find((one) => one.component === component)?.props ?? [];
const propOf = (component: string, prop: string) => propsOf(component).find(({ name }) => name === prop);

test('the public API lists the props of every exported component', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ props }) => props.length === 0)).toEqual([]);
});

test('every prop of this package has a description', () => {
  const missing = components.flatMap(({ component, props }) =>
    props
      .filter(({ isOwn, description }) => isOwn && description === '')
      .map(({ name }) => `${component}.${name}`),
  );
  expect(missing).toEqual([]);
});

test('the content of a component is optional only where a component declares that it is', () => {
  const byAccident = components.filter(({ props }) =>
    props.some(({ name, isOwn, isRequired }) => name === 'children' && !isOwn && !isRequired),
  );
  expect(byAccident.map(({ component }) => component)).toEqual([]);
});

test.each([
  ['Button', 'variant', "'primary' | 'quiet' | 'secondary'", "'secondary'"],
  ['Dialog', 'size', "'help' | 'medium' | 'picture' | 'small'", "'medium'"],
  ['Dialog', 'onOpenChange', '(isOpen: boolean) => void', undefined],
  ['Button', 'onPress', '(event: PressEvent) => unknown', undefined],
])('%s.%s is of type %s with default %s', (component, prop, type, defaultValue) => {
  expect(propOf(component, prop)).toMatchObject({ type, defaultValue, isOwn: true });
});

test.each(['Button', 'TextField', 'Select'])('%s inherits isDisabled', (component) => {
  expect(propOf(component, 'isDisabled')).toMatchObject({ type: 'boolean', isRequired: false });
});

test('the public API is read from named exports of values and types and rejects anything else', () => {
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
