/** Sentence of the changelog about a piece, and its release. */
export interface Change {
  readonly release: string;
  readonly text: string;
}

const front = /^---\n[^]*?\n---\n/;

/** Headings and list markers with commit hashes, which Changesets adds to each change. */
const markup = /^### .*$|^- (?:[0-9a-f]{7,40}: )?/gm;

/** Sentences of a text, without markup and line breaks. */
const sentences = (text: string) =>
  text
    .replaceAll(markup, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z`])/);

/**
 * Sentences of the changelog about a component or pattern, newest first.
 * @param notes Pages in `.changeset`, for the next release.
 * @param changelog `CHANGELOG.md` of the package, empty before the first release.
 */
export function changesOf(name: string, notes: readonly string[], changelog: string): readonly Change[] {
  const mentions = new RegExp(`\\b${name}\\b`);
  const released = changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => ({ release: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')) }));
  return [
    ...notes.map((note) => ({ release: 'Next release', text: note.replace(front, '') })),
    ...released,
  ].flatMap(({ release, text }) =>
    sentences(text)
      .filter((sentence) => mentions.test(sentence))
      .map((sentence) => ({ release, text: sentence })),
  );
}
