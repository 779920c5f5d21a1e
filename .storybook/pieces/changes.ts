/** Sentence of the changelog about a piece, and the release it's in. */
export interface Change {
  readonly release: string;
  readonly text: string;
}

const front = /^---\n[^]*?\n---\n/;

/** Sentences of a text, with the line breaks of its source removed. */
const sentences = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z`])/);

/**
 * What the changelog says about a piece, newest first.
 * @param notes Pages in `.changeset`, which the next release will contain.
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
