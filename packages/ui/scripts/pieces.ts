/** The doors of the package: one for the theme, the tokens and the styles, and one for each piece. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A door: the name it is imported by, and the file behind it without `./src/` and without its ending. */
export interface Door {
  readonly name: string;
  readonly module: string;
}

/** Every component and pattern that has a door of its own. */
export const pieces: readonly Door[] = ['components', 'patterns'].flatMap((room) =>
  readdirSync(join(root, 'src', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name: `./${name}`, module: `${room}/${name}/index` }))
    // A folder without a door is shared by its neighbours alone.
    .filter(({ module }) => existsSync(join(root, 'src', `${module}.ts`)))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
);

/** All doors, the package's own name first. */
export const doors: readonly Door[] = [
  { name: '.', module: 'index' },
  { name: './theme', module: 'theme/index' },
  { name: './tokens', module: 'theme/inspect' },
  { name: './styles', module: 'styles/index' },
  ...pieces,
];
