/** Levels of a release, as Changesets orders and titles them. */
const levels = [
  ['major', 'Major changes'],
  ['minor', 'Minor changes'],
  ['patch', 'Patch changes'],
] as const;

/** Level and text of a changeset. */
const changeset = /^---\n[^]*?: (major|minor|patch)\n---\n+([^]*)$/;

/**
 * Markdown of the changes that no release has yet, grouped by level like the changelog.
 * @param notes Changesets, in `.changeset`.
 */
export function nextRelease(notes: readonly string[]): string {
  const changes = notes.flatMap((note) => {
    const [, level, text = ''] = changeset.exec(note) ?? [];
    return level === undefined ? [] : [{ level, item: `- ${text.trim().replaceAll('\n', '\n  ')}` }];
  });
  const groups = levels.flatMap(([level, title]) => {
    const items = changes.filter((change) => change.level === level).map(({ item }) => item);
    return items.length === 0 ? [] : [`### ${title}`, items.join('\n')];
  });
  return ['## Next release', ...(groups.length === 0 ? ['No changes yet.'] : groups)].join('\n\n');
}
