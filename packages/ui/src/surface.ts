/** The public surface of the package as text, read from its sources: what a change of it looks like in review. */
import { builtinResolvers, ERROR_CODES, parse, type Documentation } from 'react-docgen';

type Prop = NonNullable<Documentation['props']>[string];

const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });

function componentsOf(code: string, filename: string): readonly Documentation[] {
  try {
    return parse(code, { filename, resolver, babelOptions: { configFile: false, babelrc: false } });
  } catch (error) {
    const isBare = error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (isBare) return [];
    throw error;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/^\| /, '').trim();

/** A prop's type in the words of the source; what docgen made of it where it is written elsewhere. */
function typeOf(code: string, name: string, { tsType }: Prop): string {
  const written = new RegExp(`^ {2}${name}\\??: ([^;]+);`, 'm').exec(code)?.[1];
  return oneLine(written ?? tsType?.name ?? 'unknown');
}

/** What the props of a component take over from elsewhere. */
function inherited(code: string, component: string): readonly string[] {
  const clause = new RegExp(`interface ${component}Props(?:<[^{]*?>)? extends ([^{]+)\\{`).exec(code)?.[1];
  return clause === undefined ? [] : [`    ...${oneLine(clause)}`];
}

const propLine = (code: string, name: string, prop: Prop) => {
  const written = prop.defaultValue?.value;
  const fallback = typeof written === 'string' ? ` = ${oneLine(written)}` : '';
  return `    ${name}${prop.required ? '' : '?'}: ${typeOf(code, name, prop)}${fallback}`;
};

/** The components of one file with their props: name, whether it may be left out, type, default. */
export const componentSurface = (code: string, filename: string): readonly string[] =>
  componentsOf(code, filename).flatMap(({ displayName = '', props = {} }) => [
    `  <${displayName}>`,
    ...Object.entries(props)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, prop]) => propLine(code, name, prop)),
    ...inherited(code, displayName),
  ]);

/** One name that a door lets out. */
export interface Exported {
  readonly name: string;
  readonly isType: boolean;
  /** The file it comes from, as the door writes it. */
  readonly from: string;
}

const statement = /export (type )?\{([^}]*)\} from '([^']+)';/g;

/**
 * The names a door (`index.ts`) lets out.
 * @throws Error when the door holds anything but named exports of other files.
 */
export function exportsOf(door: string): readonly Exported[] {
  const rest = door.replace(statement, '').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  if (rest.trim() !== '') throw new Error(`A door holds named exports only, not: ${rest.trim()}`);
  return [...door.matchAll(statement)].flatMap(([, allTypes, names = '', from = '']) =>
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
