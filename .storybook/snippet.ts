/** Name of a component from its stories' title: `Components/Dialog`. */
const nameFromTitle = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Renames the wrapper of a story, such as a page around a dialog, to the component that receives its props. */
function nameWrapper(code: string, component: string): string {
  const [, wrapper] = /^<(\w+)/.exec(code) ?? [];
  if (wrapper === undefined || new RegExp(`<${component}\\b`).test(code)) return code;
  return code
    .replace(new RegExp(`^<${wrapper}\\b`), `<${component}`)
    .replace(new RegExp(`</${wrapper}>$`), `</${component}>`);
}

/** Rendered JSX in the source of a story without arguments. */
const rendered = (code: string) =>
  /^meta\.story\(\{\s*render: \(\) => ([^]*?),?\s*\}\)$/.exec(code)?.[1] ?? code;

/** Readable code of a story. */
export const toSnippet = (code: string, title: string): string =>
  nameWrapper(rendered(code).replaceAll(/(<\/?\w+)\.Memo\b/g, '$1'), nameFromTitle(title))
    .replaceAll(/\{function \w*\(\) ?\{\}\}/g, '{() => {}}')
    .replaceAll(/<React\.Fragment( key="[^"]*")?>/g, '<>')
    .replaceAll('</React.Fragment>', '</>');
