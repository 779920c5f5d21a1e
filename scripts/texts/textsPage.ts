import { collectTexts } from './collectTexts.ts';

/** File whose texts are listed. */
export interface SourceFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly code: string;
}

const HEAD = `# Texts

Every sentence that a patient may read in the app and the design system, by feature and file, for review in one go. Made by \`npx -y pnpm@12 texts\` from
the code; \`npx -y pnpm@12 check\` fails when it is out of date. To change a sentence, change it in its file.

Values stand in braces. What the service sends is not here: questions, products, messages, names. Sentences of staff pages
(\`test-users\`) and a few words for developers are, where the code doesn't tell them apart.
`;

/** Section of a file: its feature, or its place in the app or the design system. */
export function sectionOf(path: string): string {
  const feature = /^packages\/app\/src\/features\/([^/]+)\//.exec(path)?.[1];
  if (feature !== undefined) return feature;
  const [, room = '', folder] = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return folder === undefined ? room : `${room}: ${folder}`;
}

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_<>[\]|]/g, (character) => `\\${character}`);

/** The page with the texts of these files. */
export function textsPage(files: readonly SourceFile[]): string {
  const sections = new Map<string, string[]>();
  for (const { path, code } of files) {
    const texts = collectTexts(path, code);
    if (texts.length === 0) continue;
    const section = sectionOf(path);
    const lines = texts.map((text) => `- ${escapeMarkdown(text)}`);
    const file = path.replace(/^packages\/(app|ui)\/src\/(features\/)?/, '');
    sections.set(section, [...(sections.get(section) ?? []), `### ${file}\n\n${lines.join('\n')}\n`]);
  }
  const body = [...sections].map(([section, parts]) => `## ${section}\n\n${parts.join('\n')}`);
  return `${HEAD}\n${body.join('\n')}`;
}
