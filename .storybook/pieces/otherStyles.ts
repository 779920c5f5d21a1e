import { sourcesIn } from './files.ts';
import type { TokenUser } from './tokenUsers.ts';
import { tokensOf } from './tokensOf.ts';

/** Group of a style sheet: `app: orders`. */
const groupOf = (path: string): string =>
  path.startsWith('packages/ui')
    ? 'base styles'
    : `app: ${/src\/(?:features\/)?([^/.]+)/.exec(path)?.[1] ?? ''}`;

/** Reads the style sheets outside of components: the base styles, and those of the app by feature. */
export function readOtherStyles(): readonly TokenUser[] {
  const sheets = [...sourcesIn('packages/ui/src/styles'), ...sourcesIn('packages/app/src')].filter(([path]) =>
    path.endsWith('.css.ts'),
  );
  return Object.entries(Object.groupBy(sheets, ([path]) => groupOf(path))).map(([name, files = []]) => ({
    name,
    tokens: tokensOf(files.map(([, source]) => source).join('\n')),
  }));
}
