import { parseSync } from 'vite';

/** Node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodeOf = (node: Node, field: string): Node | undefined => {
  const value = node[field];
  return isNode(value) ? value : undefined;
};

const nodesOf = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

const textOf = (node: Node | undefined, field: string): string => {
  const value = node?.[field];
  return typeof value === 'string' ? value : '';
};

/** Child nodes of a node. */
const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Elements that are part of the surrounding sentence. */
const INLINE: ReadonlySet<string> = new Set([
  'Link',
  'VisuallyHidden',
  'a',
  'b',
  'bdi',
  'em',
  'span',
  'strong',
]);

/** Attributes and properties that patients never read. */
const TECHNICAL_NAMES: ReadonlySet<string> = new Set([
  'as',
  'autoComplete',
  'className',
  'content-type',
  'd',
  'displayName',
  'href',
  'id',
  'key',
  'kind',
  'name',
  'operation',
  'path',
  'pattern',
  'rel',
  'slot',
  'style',
  'type',
  'viewBox',
]);

/** Calls with texts for the browser or developers. */
const TECHNICAL_CALLS =
  /^(RegExp|RangeError|TypeError|Intl|mark|measure|style|recipe|keyframes|createVar|matchMedia|closest|matches|querySelector\w*|getElementById|addEventListener|removeEventListener|getItem|setItem|removeItem|append|startsWith|endsWith|includes|split|join|test|readFields|readEntity|useStrings|replace\w*)$/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&apos;': "'",
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

const decode = (text: string) => text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Placeholder of a value in a sentence: its name if it has one. */
function placeholder(expression: Node | undefined): string {
  if (expression === undefined) return '{…}';
  if (expression.type === 'Identifier') return `{${textOf(expression, 'name')}}`;
  if (expression.type === 'MemberExpression') return placeholder(nodeOf(expression, 'property'));
  return '{…}';
}

const templateText = (node: Node): string => {
  const values = nodesOf(node, 'expressions').map(placeholder);
  return nodesOf(node, 'quasis')
    .map(({ value }, index) => {
      const cooked = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : '';
      return `${String(cooked)}${values[index] ?? ''}`;
    })
    .join('');
};

const elementName = (element: Node): string => {
  const opening = nodeOf(element, 'openingElement');
  return opening ? textOf(nodeOf(opening, 'name'), 'name') : '';
};

/** Text between the tags of an element, with inline elements and placeholders. */
function jsxText(element: Node): string {
  return nodesOf(element, 'children')
    .map((child) => {
      if (child.type === 'JSXText') return decode(textOf(child, 'value').replaceAll(/\s*\n\s*/g, ' '));
      if (child.type === 'JSXElement') return INLINE.has(elementName(child)) ? jsxText(child) : ' ';
      const expression = nodeOf(child, 'expression');
      if (expression?.type === 'Literal') return textOf(expression, 'value');
      return expression?.type === 'JSXEmptyExpression' ? '' : placeholder(expression);
    })
    .join('');
}

const hasOwnText = (element: Node) =>
  nodesOf(element, 'children').some(
    (child) => child.type === 'JSXText' && /\p{L}/u.test(textOf(child, 'value')),
  );

/** Whether a text is natural language: two words, or one with a capital letter, but not code, paths, measures or markup. */
export function isSentence(text: string): boolean {
  if (!/\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))) return false;
  if (
    /^[a-z]+(-[a-z]+)+$|^[\w.-]+\/|^\/|^[A-Z]+( \/|_|$)|[=;<>]|\.\w+ |^[a-z]+[A-Z]|^@|^--|::|\$\{/.test(text)
  )
    return false;
  if (/^[A-Z-]+:/.test(text)) return false;
  if (/^[MmLlHhVvCcSsQqAaZz\d\s.,-]+$/.test(text)) return false;
  return (
    /^[“‘'"(]?(\p{Lu}|\{)/u.test(text) || /\p{L}+[ ’']\p{L}+/u.test(text) || /^\p{Ll}+[.…!?]$/u.test(text)
  );
}

const nameOfKey = (property: Node): string => {
  const key = nodeOf(property, 'key');
  return textOf(key, 'name') || textOf(key, 'value');
};

const calleeName = (call: Node): string => {
  const callee = nodeOf(call, 'callee');
  return textOf(callee, 'name') || textOf(callee && nodeOf(callee, 'property'), 'name');
};

/** Whether a node contains nothing that patients read. */
function isTechnical(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
      return true;
    case 'JSXAttribute':
      return (
        TECHNICAL_NAMES.has(textOf(nodeOf(node, 'name'), 'name')) ||
        textOf(nodeOf(node, 'name'), 'name').startsWith('data-')
      );
    case 'Property':
      return TECHNICAL_NAMES.has(nameOfKey(node)) && nodeOf(node, 'value')?.type === 'Literal';
    case 'CallExpression':
    case 'NewExpression':
      return TECHNICAL_CALLS.test(calleeName(node));
    case 'BinaryExpression':
      return ['===', '!==', 'in'].includes(textOf(node, 'operator'));
    default:
      return false;
  }
}

/** Sentences in a file that patients may read, in the order of the code. Values are `{placeholders}`. */
export function collectTexts(filename: string, code: string): readonly string[] {
  const { program } = parseSync(filename, code);
  const found: string[] = [];
  const add = (text: string) => {
    const tidy = text.replaceAll(/\s+/g, ' ').trim();
    if (isSentence(tidy) && !found.includes(tidy)) found.push(tidy);
  };
  const visit = (node: Node, isInSentence = false) => {
    if (isTechnical(node)) return;
    if (node.type === 'Literal') add(textOf(node, 'value'));
    else if (node.type === 'TemplateLiteral') add(templateText(node));
    else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const hasText = hasOwnText(node);
      const isInline = isInSentence && INLINE.has(elementName(node));
      if (hasText && !isInline) add(jsxText(node));
      const isPart = hasText || isInline;
      for (const child of childrenOf(node)) visit(child, isPart);
      return;
    }
    for (const child of childrenOf(node)) visit(child, isInSentence && node.type !== 'JSXAttribute');
  };
  if (isNode(program)) visit(program);
  return found;
}
