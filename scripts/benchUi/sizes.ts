import { join } from 'node:path';
import { buildPage, type PageSizes } from './build.ts';
import { each } from './libraries.ts';
import type { Figure } from './report.ts';

const screens = join(import.meta.dirname, 'screens');

type Part = keyof PageSizes;

/**
 * Bytes of a page that uses one, ten and all pieces of each library, React and all.
 * @param folder where the pages are built
 */
export async function sizeFigures(folder: string): Promise<readonly Figure[]> {
  const hello = await buildPage(join(screens, 'hello.tsx'), join(folder, 'hello'));
  const build = (page: string) =>
    each((name) => buildPage(join(screens, name, page), join(folder, `${name}-${page.split('.')[0]}`)));
  const pages = [
    { name: 'one piece', sizes: await build('one.tsx') },
    { name: 'ten pieces', sizes: await build('ten.tsx') },
    { name: 'all pieces', sizes: await build('all.ts') },
  ];
  const figure = async (
    page: (typeof pages)[number],
    part: Part,
    how: 'gzip' | 'brotli',
  ): Promise<Figure> => ({
    measure: `${page.name}: ${part}, ${how}`,
    unit: 'kB',
    values: await each(async (name) => page.sizes[name][part][how]),
    // Of performance.md: all the css of the library.
    ...(part === 'css' && how === 'gzip' && page.name === 'all pieces' && { budget: 9_000 }),
  });
  const figures = await Promise.all(
    pages.flatMap((page) =>
      (['script', 'late', 'css'] as const).flatMap((part) =>
        (['gzip', 'brotli'] as const).map((how) => figure(page, part, how)),
      ),
    ),
  );
  const { gzip } = hello.script;
  console.log(
    `React and two words alone: ${(gzip / 1000).toFixed(1)} kB of script, gzip; it is in every figure.`,
  );
  console.log(
    'RAC brings no css: its figure is that of these pages alone. The looks of MUI are part of its script.',
  );
  return figures;
}
