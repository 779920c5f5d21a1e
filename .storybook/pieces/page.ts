/** Rules for the docs page of a piece: `stories/{components,patterns}/<Name>.mdx`. */
import { readText } from './files.ts';

const headingsOf = (source: string): readonly string[] =>
  [...source.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

/** Page to copy for a new piece, with the placeholder `Name`. */
export const template = readText('stories/docs/page.template');

/** Required headings of a page, in this order; others may be in between. */
const headings = headingsOf(template);

/** Required parts of a page besides the headings, with their name in problems. */
const parts: readonly (readonly [what: string, text: (name: string) => string])[] = [
  ['its name as the title', (name) => `\n# ${name}\n`],
  ['its maturity', (name) => `<PieceIntro name="${name}" />`],
  ['a story to start with', (name) => `<Canvas of={${name}Stories.`],
  ['how to use it in code', (name) => `<PieceExample name="${name}" />`],
  ['a table of its props', (name) => `<PieceProps of={${name}Stories.`],
  ['its tokens and history', (name) => `<PieceFacts name="${name}" />`],
];

/** Problems with the structure of a page. */
export function pageProblems(name: string, source: string): readonly string[] {
  const found = headingsOf(source);
  const places = headings.map((heading) => found.indexOf(heading));
  return [
    ...parts.filter(([, text]) => !source.includes(text(name))).map(([what]) => `${name}: lacks ${what}`),
    ...headings.filter((heading) => !found.includes(heading)).map((heading) => `${name}: lacks "${heading}"`),
    ...headings
      .filter(
        (_heading, index) =>
          (places[index] ?? 0) < Math.max(...places.slice(0, index)) && places[index] !== -1,
      )
      .map((heading) => `${name}: "${heading}" is too early`),
    ...(source.includes('| Do ') ? [] : [`${name}: lacks a table of what to do and what not`]),
  ];
}

/** Lines of the template to replace with text about the piece. */
const placeholders = template.split('\n').filter((line) => /…|in one sentence\.$/.test(line));

/** Lines of a page that are unchanged from the template. */
export const unfilledLines = (name: string, source: string): readonly string[] => {
  const lines = new Set(source.split('\n'));
  return placeholders.map((line) => line.replaceAll('Name', name)).filter((line) => lines.has(line));
};

/** Item that a page may lack besides its parts. */
export type Gap = 'example' | 'pictures' | 'review';
