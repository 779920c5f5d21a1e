import type { ActionType } from 'plop';
import { add, format, insertBefore, printNext, run, updateSnapshots } from './actions.ts';

/** Strings of all pieces, which a brand may override. */
const BRAND_STRINGS = 'packages/ui/src/brands/strings.ts';

/** Actions for a component or pattern of the design system. */
export function addPiece(folder: 'components' | 'patterns', name: string, title: string): ActionType[] {
  const source = `packages/ui/src/${folder}/${name}`;
  const story = `stories/${folder}/${name}`;
  const example = `stories/examples/${name}.tsx`;
  const data = { title, layer: folder === 'components' ? 'inComponent' : 'inPattern' };
  return [
    add(`${source}/index.ts`, 'piece/index.ts', data),
    add(`${source}/${name}.css.ts`, 'piece/styles.css.ts', data),
    add(`${source}/${name}.tsx`, 'piece/piece.tsx', data),
    add(`${story}.stories.tsx`, 'piece/stories.tsx', data),
    add(example, 'piece/example.tsx', data),
    {
      type: 'add',
      path: `${story}.mdx`,
      templateFile: '../../stories/docs/page.template',
      transform: (template) => template.replaceAll('Name', name),
    },
    insertBefore(
      BRAND_STRINGS,
      /\n\/\*\* Strings of each piece/,
      `import type { ${name}Strings } from '../${folder}/${name}/${name}.tsx';\n`,
    ),
    insertBefore(BRAND_STRINGS, /\}\n\n\/\*\* Sentences that/, `  readonly ${name}: ${name}Strings;\n`),
    format(source, `${story}.stories.tsx`, example),
    run('Updated the exports of @patient/ui', 'packages/ui', 'scripts/packageExports.ts'),
    updateSnapshots('Updated the public API', 'packages/ui', 'scripts/surface.test.ts'),
    printNext(
      `Write ${name}, its stories and ${example}. It is a draft until a screen shows it.`,
      `Fill in ${story}.mdx, review ${name} by hand, and add the day to .storybook/pieces/reviews.ts.`,
      `Run the stories: npx -y pnpm@12 exec vitest run ${story}.stories.tsx`,
      `Take reference screenshots: npx -y pnpm@12 visual ${name} --update`,
      'Describe the change: npx -y pnpm@12 release',
    ),
  ];
}
