/** Checks the manifest of components in the built Storybook, which coding agents read. */
import { fetchDocsEntries } from './docsPages.ts';

/** Part of an entry that this check needs. */
interface Listed {
  readonly apiDescription?: string;
  readonly description?: string;
  readonly stories: readonly unknown[];
  readonly error?: { readonly message: string };
}

interface Manifest {
  readonly components: Readonly<Record<string, Listed>>;
}

const entryProblems = (listed: Listed | undefined): readonly string[] =>
  listed === undefined
    ? ['is missing']
    : [
        listed.error !== undefined && `has an error: ${listed.error.message.slice(0, 160)}`,
        !listed.description && 'has no description',
        !listed.apiDescription && 'has no props',
        listed.stories.length === 0 && 'has no stories',
      ].filter((problem) => problem !== false);

async function manifestProblems(storybook: string): Promise<readonly string[]> {
  const response = await fetch(`${storybook}/manifests/components.json`);
  const { components }: Manifest = await response.json();
  const entries = await fetchDocsEntries(storybook);
  return entries
    .filter(({ title }) => /^(?:Components|Patterns)\//.test(title))
    .flatMap(({ id, title }) =>
      entryProblems(components[id.replace(/--docs$/, '')]).map((problem) => `${title} ${problem}`),
    );
}

/** Check that the manifest describes every component and pattern. */
export const manifestVisits = (storybook: string) => [
  { name: 'manifest of components', problems: () => manifestProblems(storybook) },
];
