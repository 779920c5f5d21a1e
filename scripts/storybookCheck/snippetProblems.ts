/** Tag names in a snippet, without closing tags. */
const tagNames = (snippet: string) =>
  [...snippet.matchAll(/<([A-Za-z][\w.]*)/g)].map(([, name = '']) => name);

/** Shorter names are probably minified. */
const MIN_NAME = 3;

const isMinified = (name: string) =>
  name.length < MIN_NAME && !/^(?:p|a|b|i|dl|dt|dd|em|h[1-6]|hr|br|li|ol|td|th|tr|ul)$/.test(name);

/** Exported parts that stories show without the component. */
const parts: Readonly<Record<string, readonly string[]>> = { PlanCard: ['PlanBar', 'PlanDisclosure'] };

/** Problems of the snippets of a docs page. A component's snippets must contain the component by name. */
export function snippetProblems(title: string, snippets: readonly string[]): readonly string[] {
  const [section = '', ...groups] = title.split('/');
  const component = groups.at(-1) ?? '';
  if (!['Components', 'Patterns'].includes(section)) return [];
  return snippets.flatMap((snippet) => {
    const names = tagNames(snippet);
    return [
      // SvgIcon is a part of Icon.
      !names.some((name) => name.endsWith(component) || parts[component]?.includes(name)) &&
        `snippet without <${component}>: ${snippet.slice(0, 80)}`,
      names.some(isMinified) && `minified name in snippet: ${names.filter(isMinified).join(', ')}`,
      /function \w+\(\)/.test(snippet) && `unreadable function in snippet: ${snippet.slice(0, 80)}`,
    ].filter((problem) => problem !== false);
  });
}
