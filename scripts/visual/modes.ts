import { join } from 'node:path';
import { brands } from '../../packages/ui/src/brands/index.ts';

/** A way a sheet is looked at. */
export interface Mode {
  readonly brand: string;
  readonly scheme: 'light' | 'dark';
}

/** Every brand in both schemes; Chromatic takes the same (.storybook/modes.ts). */
export const modes: readonly Mode[] = brands.flatMap(({ id }) => [
  { brand: id, scheme: 'light' as const },
  { brand: id, scheme: 'dark' as const },
]);

/** Name of a picture: the story and how it is looked at. */
export const pictureName = (story: string, { brand, scheme }: Mode): string =>
  `${story.replace('--all-states', '')}.${brand}-${scheme}.png`;

const root = join(import.meta.dirname, '..', '..');

/** Where the references are kept. */
export const referenceFolder = join(root, 'stories', 'references');

/** Where the report goes. */
export const reportFolder = join(root, 'dist', 'visual');

/** Storybook as it was last built. */
export const storybookFolder = join(root, 'dist', 'storybook');
