/** Public API of the package as text, so that reviewers see every change. */
import type { ComponentProp, ComponentProps } from './componentProps.ts';

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

const propLine = ({ name, type, isRequired, defaultValue }: ComponentProp) =>
  `    ${name}${isRequired ? '' : '?'}: ${collapseWhitespace(type)}${defaultValue === undefined ? '' : ` = ${collapseWhitespace(defaultValue)}`}`;

const byName = (a: ComponentProp, b: ComponentProp) => a.name.localeCompare(b.name, 'en');

/** A component with its props: name, whether optional, type and default; of inherited ones only the names. */
export function componentSurface({ component, props }: ComponentProps): readonly string[] {
  const sorted = props.toSorted(byName);
  const inherited = sorted.filter(({ isOwn }) => !isOwn).map(({ name }) => name);
  return [
    `  <${component}>`,
    ...sorted.filter(({ isOwn }) => isOwn).map(propLine),
    ...(inherited.length > 0 ? [`    ...${inherited.join(', ')}`] : []),
  ];
}

/** Name exported by an entry point. */
export interface ExportedName {
  readonly name: string;
  readonly isType: boolean;
  /** Module specifier of the file it's exported from. */
  readonly from: string;
}

const statement = /export (type )?\{([^}]*)\} from '([^']+)';/g;

/**
 * Names exported by an entry point (`index.ts`).
 * @throws Error when the file contains anything but named re-exports.
 */
export function exportsOf(source: string): readonly ExportedName[] {
  const rest = source.replace(statement, '').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  if (rest.trim() !== '') throw new Error(`An entry point contains named exports only, not: ${rest.trim()}`);
  return [...source.matchAll(statement)].flatMap(([, allTypes, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({
        name: name.replace(/^type /, ''),
        isType: allTypes !== undefined || name.startsWith('type '),
        from,
      })),
  );
}
