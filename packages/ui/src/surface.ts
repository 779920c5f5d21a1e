/** Public API of the package as text, read from the sources, so that reviewers see every change. */
import { builtinResolvers, ERROR_CODES, parse, type Documentation } from 'react-docgen';

type Prop = NonNullable<Documentation['props']>[string];

const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });

function componentsOf(code: string, filename: string): readonly Documentation[] {
  try {
    return parse(code, { filename, resolver, babelOptions: { configFile: false, babelrc: false } });
  } catch (error) {
    const hasNoComponent =
      error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (hasNoComponent) return [];
    throw error;
  }
}

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();

/** Type of a prop as written in the source, or as docgen resolves it when declared elsewhere. */
function typeOf(code: string, name: string, { tsType }: Prop): string {
  const written = new RegExp(`^ {2}${name}\\??: ([^;]+);`, 'm').exec(code)?.[1];
  return collapseWhitespace(written ?? tsType?.name ?? 'unknown');
}

/** Types that a component's props extend. */
function extendedTypes(code: string, component: string): readonly string[] {
  const clause = new RegExp(`interface ${component}Props(?:<[^{]*?>)? extends ([^{]+)\\{`).exec(code)?.[1];
  return clause === undefined ? [] : [`    ...${collapseWhitespace(clause)}`];
}

const propLine = (code: string, name: string, prop: Prop) => {
  const value = prop.defaultValue?.value;
  const fallback = typeof value === 'string' ? ` = ${collapseWhitespace(value)}` : '';
  return `    ${name}${prop.required ? '' : '?'}: ${typeOf(code, name, prop)}${fallback}`;
};

/** Components in a file with their props: name, whether optional, type and default. */
export const componentSurface = (code: string, filename: string): readonly string[] =>
  componentsOf(code, filename).flatMap(({ displayName = '', props = {} }) => [
    `  <${displayName}>`,
    ...Object.entries(props)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, prop]) => propLine(code, name, prop)),
    ...extendedTypes(code, displayName),
  ]);

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
