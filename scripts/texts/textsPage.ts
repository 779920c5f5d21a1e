import { collectTexts } from './collectTexts.ts';

/** File with texts to list. */
export interface SourceFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly code: string;
}

const HEAD = `# Texts

All sentences of the app and the design system that patients may read, by feature and file, for review. To change a sentence,
change it in its file.

Values are in braces. Content of the service is not included: questions, products, messages, names. Sentences of staff pages
(\`test-users\`) are included, and a few strings for developers that the code doesn't distinguish.
`;

/** Section of a file: its feature, or its folder in the app or the design system. */
export function sectionOf(path: string): string {
  const feature = /^packages\/app\/src\/features\/([^/]+)\//.exec(path)?.[1];
  if (feature !== undefined) return feature;
  const [, area = '', folder] = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return folder === undefined ? area : `${area}: ${folder}`;
}

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_<>[\]|]/g, (character) => `\\${character}`);

/** Page with the texts of files. */
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
