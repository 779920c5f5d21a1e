import { join } from 'node:path';
import { buildPage, type PageSizes } from './build.ts';
import { mapLibraries } from './libraries.ts';
import type { Figure } from './report.ts';

const screens = join(import.meta.dirname, 'screens');

/**
 * Builds pages with one, ten and all components of each library and measures their bytes, React included.
 * @param folder output folder of the builds
 */
export async function measureSizes(folder: string): Promise<readonly Figure[]> {
  const baseline = await buildPage(join(screens, 'baseline.tsx'), join(folder, 'baseline'));
  const build = (page: string) =>
    mapLibraries((name) =>
      buildPage(join(screens, name, page), join(folder, `${name}-${page.split('.')[0]}`)),
    );
  const pages = [
    { name: 'one component', sizes: await build('one.tsx') },
    { name: 'ten components', sizes: await build('ten.tsx') },
    { name: 'all components', sizes: await build('all.ts') },
  ];
  const createFigure = async (
    page: (typeof pages)[number],
    part: keyof PageSizes,
    encoding: 'gzip' | 'brotli',
  ): Promise<Figure> => ({
    measure: `${page.name}: ${part}, ${encoding}`,
    unit: 'kB',
    values: await mapLibraries(async (name) => page.sizes[name][part][encoding]),
    ...(part === 'css' && encoding === 'gzip' && page.name === 'all components' && { budget: 9_000 }),
  });
  const figures = await Promise.all(
    pages.flatMap((page) =>
      (['script', 'lazy', 'css'] as const).flatMap((part) =>
        (['gzip', 'brotli'] as const).map((encoding) => createFigure(page, part, encoding)),
      ),
    ),
  );
  const { gzip } = baseline.script;
  console.log(`Every script size includes React: ${(gzip / 1000).toFixed(1)} kB (gzip).`);
  console.log("RAC ships no CSS: its CSS size is this benchmark's own style sheet. MUI's styles are script.");
  return figures;
}
