import { join } from 'node:path';
import { brands } from '../../packages/ui/src/brands/index.ts';

/** Brand and scheme of a screenshot. */
export interface Mode {
  readonly brand: string;
  readonly scheme: 'light' | 'dark';
}

/** Every brand in both schemes, as for Chromatic (.storybook/modes.ts). */
export const modes: readonly Mode[] = brands.flatMap(({ id }) => [
  { brand: id, scheme: 'light' as const },
  { brand: id, scheme: 'dark' as const },
]);

/** File name of a screenshot. */
export const screenshotName = (story: string, { brand, scheme }: Mode): string =>
  `${story.replace('--all-states', '')}.${brand}-${scheme}.webp`;

const root = join(import.meta.dirname, '..', '..');

export const referenceFolder = join(root, 'stories', 'references');

export const reportFolder = join(root, 'dist', 'visual');

/** Output of the last Storybook build. */
export const storybookFolder = join(root, 'dist', 'storybook');

/** Output of the last build with the stories of some components. */
export const partFolder = join(root, 'dist', 'storybook-part');
