/** Props of all components as the type checker sees them, for docs pages and the snapshot of the public API. */
import { join } from 'node:path';
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { componentEntryPoints, root } from './entryPoints.ts';

/** Prop of a component. */
export interface ComponentProp {
  readonly name: string;
  /** Type with resolved aliases of literals: `"primary" | "quiet"`. */
  readonly type: string;
  /** Literals of the type, if it is a choice between strings. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  /** Default as documented with `@default`. */
  readonly defaultValue: string | undefined;
  readonly description: string;
  /** Whether the prop is declared in this package and not by react-aria. */
  readonly isOwn: boolean;
}

/** Component with its props, own ones first. */
export interface ComponentProps {
  readonly entryPoint: string;
  readonly component: string;
  readonly props: readonly ComponentProp[];
}

/** Whether a prop is an attribute that components pass to their element, which tables of props leave out, except content. */
const isOfElement = (name: string, path: string) =>
  (name !== 'children' && (path.includes('@types/react') || path.includes('@types+react'))) ||
  path.endsWith('/shared/src/dom.d.ts') ||
  name.startsWith('aria-') ||
  ['render', 'slot', 'onClick'].includes(name);

/** Props with the same meaning in all components. */
const common: Readonly<Record<string, string>> = {
  className: 'Class names in addition to the component’s own.',
  style: 'Styles in addition to the component’s own.',
  ref: 'Ref to the element of the component.',
  id: 'Id of the element.',
  children: 'Content.',
  strings: 'Overrides for the default text.',
  isDisabled: 'Whether the patient can see but not change it.',
  headingLevel: 'Level of the heading, which depends on the page.',
};

/** Literals of a choice between strings; empty for any other type. */
function choicesOf(type: Type): readonly string[] {
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [];
  const literals = members.flatMap((member) => (member.isStringLiteralType() ? [String(member.value)] : []));
  const others = members.filter(
    (member) =>
      !member.isStringLiteralType() && !(member.isIntrinsicType() && member.intrinsicName === 'undefined'),
  );
  return others.length === 0 ? literals : [];
}

/** Names of all icons, which the page "Icons" lists. */
const iconNames = /(['"])arrow-back\1(?: \| ['"][a-z-]+['"])+/g;

/** Type as text, without `undefined` of optional props. */
function typeText(checker: Checker, type: Type, isOptional: boolean): string {
  const choices = choicesOf(type);
  if (choices.length > 0)
    return choices
      .map((choice) => `'${choice}'`)
      .join(' | ')
      .replace(iconNames, 'IconName');
  const text = checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation)
    .replace(iconNames, 'IconName');
  if (!isOptional) return text;
  const defined = text.replace(/ \| undefined$/, '');
  return /^\(\(.*\)$/.test(defined) ? defined.slice(1, -1) : defined;
}

/** A prop, or none for an attribute of the element. */
function readProp(checker: Checker, symbol: TypeSymbol): readonly ComponentProp[] {
  const path = symbol.declarations[0]?.path ?? '';
  const isOwn = path.includes('/packages/ui/src/');
  const type = checker.getTypeOfSymbol(symbol);
  if (!type || (!isOwn && isOfElement(symbol.name, path))) return [];
  const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0;
  const documented = symbol.getDocumentationComment(checker).trim();
  const defaultTag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default')?.text;
  return [
    {
      name: symbol.name,
      type: typeText(checker, type, isOptional),
      choices: choicesOf(type),
      isRequired: !isOptional,
      defaultValue: typeof defaultTag === 'string' ? defaultTag.trim() : undefined,
      description: documented || (common[symbol.name] ?? ''),
      isOwn,
    },
  ];
}

/** Props of a component; undefined for anything else, such as a hook. */
function readComponent(checker: Checker, exported: TypeSymbol): readonly ComponentProp[] | undefined {
  const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const type = /^[A-Z]/.test(exported.name) ? checker.getTypeOfSymbol(symbol) : undefined;
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!call) return undefined;
  const parameter = checker.getParameterType(call, 0);
  const props = parameter
    ? checker.getPropertiesOfType(parameter).flatMap((prop) => readProp(checker, prop))
    : [];
  return [...props.filter(({ isOwn }) => isOwn), ...props.filter(({ isOwn }) => !isOwn)];
}

/** Reads the props of all components. Takes seconds. */
export function readComponentProps(): readonly ComponentProps[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The type checker found no project');
    const { checker, program } = project;
    return componentEntryPoints.flatMap(({ name, module }) => {
      const file = program.getSourceFile(join(root, 'src', `${module}.ts`));
      const symbol = file && checker.getSymbolAtLocation(file);
      return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) => {
        const props = readComponent(checker, exported);
        return props ? [{ entryPoint: name, component: exported.name, props }] : [];
      });
    });
  } finally {
    api.close();
  }
}
