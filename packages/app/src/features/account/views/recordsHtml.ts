/** Part of a {@link RecordsDocument}; all texts are plain. */
export interface RecordsSection {
  readonly title: string;
  readonly note?: string | undefined;
  readonly facts?: readonly { readonly term: string; readonly detail: string }[];
  readonly sections?: readonly RecordsSection[];
}

/** Document that the patient downloads; all texts are plain. */
export interface RecordsDocument {
  readonly title: string;
  readonly notes: readonly string[];
  readonly sections: readonly RecordsSection[];
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES.get(sign) ?? '');

/** Readable on a phone, in dark mode and on paper, without any other file. */
const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:46rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25;break-after:avoid}
h2{margin-top:2.5rem;border-bottom:2px solid}
h3{margin-top:2rem}
dl div{padding:.375rem 0;border-bottom:1px solid #8888;break-inside:avoid}
dt{font-size:.875rem;opacity:.8}
dd{margin:0;white-space:pre-wrap}
@media (min-width:40rem),print{dl div{display:grid;grid-template-columns:14rem 1fr;gap:1rem}}
@media print{:root{color-scheme:light;font-size:10pt}body{max-width:none;padding:0}}
`;

function sectionHtml({ title, note, facts = [], sections = [] }: RecordsSection, level = 2): string {
  const rows = facts.map(
    ({ term, detail }) =>
      `<div><dt dir="auto">${escaped(term)}</dt><dd dir="auto">${escaped(detail)}</dd></div>`,
  );
  return [
    '<section>',
    `<h${level} dir="auto">${escaped(title)}</h${level}>`,
    note === undefined ? '' : `<p>${escaped(note)}</p>`,
    rows.length === 0 ? '' : `<dl>${rows.join('\n')}</dl>`,
    ...sections.map((section) => sectionHtml(section, level + 1)),
    '</section>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** One HTML file that needs no other file, and whose policy allows neither scripts nor requests. */
export const recordsHtml = ({ title, notes, sections }: RecordsDocument): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('\n')}
${sections.map((section) => sectionHtml(section)).join('\n')}
</main>
</body>
</html>
`;
