import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** File name of the licenses of all packages in the bundle, and its path below the host. Vite writes it (`build.license`). */
export const NOTICES_FILE = 'third-party-notices.txt';

const fonts = join(import.meta.dirname, '..', '..', 'ui', 'fonts');

/** Licenses of the fonts, which Vite's list of packages lacks. */
export const fontNotices = (): string =>
  globSync('*/LICENSE', { cwd: fonts })
    .toSorted()
    .map((file) => `\n## Font ${dirname(file)}\n\n${readFileSync(join(fonts, file), 'utf8').trim()}\n`)
    .join('');
