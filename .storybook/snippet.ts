/** Name of a component from its stories' title: `Components/Dialog`. */
const nameFromTitle = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Names a wrapper of a story, such as a page around a dialog, like the component that receives its props. */
function nameWrapper(code: string, component: string): string {
  const [, wrapper] = /^<(\w+)/.exec(code) ?? [];
  if (wrapper === undefined || new RegExp(`<${component}\\b`).test(code)) return code;
  return code
    .replace(new RegExp(`^<${wrapper}\\b`), `<${component}`)
    .replace(new RegExp(`</${wrapper}>$`), `</${component}>`);
}

/** What a story without arguments renders, from its source. */
const rendered = (code: string) =>
  /^meta\.story\(\{\s*render: \(\) => ([^]*?),?\s*\}\)$/.exec(code)?.[1] ?? code;

/** Code of a story as a reader would write it. */
export const toSnippet = (code: string, title: string): string =>
  nameWrapper(rendered(code).replaceAll(/(<\/?\w+)\.Memo\b/g, '$1'), nameFromTitle(title))
    .replaceAll(/\{function \w*\(\) ?\{\}\}/g, '{() => {}}')
    .replaceAll(/<React\.Fragment( key="[^"]*")?>/g, '<>')
    .replaceAll('</React.Fragment>', '</>');
