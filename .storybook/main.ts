import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { brands } from '../packages/ui/src/brands/index.ts';
import { brandIcon } from '../packages/ui/src/theme/defineBrand.ts';
import { cssTarget } from '../packages/ui/src/styles/cssTarget.ts';
import { componentPropsPlugin } from './componentPropsPlugin.ts';
import { optimizeDeps } from './optimizeDeps.ts';
import { piecesPlugin } from './piecesPlugin.ts';

/** Script for a frame without storage, where Storybook fails with a blank page. */
const storageNotice = `<script>
  try {
    localStorage;
  } catch {
    addEventListener('DOMContentLoaded', () => {
      const link = Object.assign(document.createElement('a'), { href: location.href, target: '_blank', textContent: 'Open it in its own tab' });
      document.body.replaceChildren('Storybook needs storage, which this frame does not have. ', link);
    });
  }
</script>`;

/** Story files of a test run or of `visual`, relative to the root; undefined for all. */
const namedStories = process.env['STORY_FILES']?.split(',');

export default defineMain({
  framework: '@storybook/react-vite',
  // Indexing only the files of the test run takes a tenth of the time.
  stories: namedStories?.map((file) => `../${file}`) ?? [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Adds table support to MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // The panel "Design" of stories with the parameter `design`.
    '@storybook/addon-designs',
    // While Storybook is developed, coding agents read its components, stories and docs pages from the address `/mcp`.
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    join(import.meta.dirname, 'manifest.ts'),
    join(import.meta.dirname, 'screenWords.ts'),
  ],
  // Stories that only check behavior; the filter beside the search shows them.
  tags: { check: { defaultFilterSelection: 'exclude' } },
  managerHead: (head = '') =>
    `${head}${storageNotice}<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(brandIcon(brands[0]))}">`,
  previewHead: (head = '') => `${head}${storageNotice}`,
  features: {
    // `manifests/components.json` in the build.
    componentsManifest: true,
    // The search finds "Also called accordion" on the page of Disclosure, and screens by their sentences (`screenWords.ts`).
    experimentalSearchDocsHeadings: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props come from the type checker.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), componentPropsPlugin(), piecesPlugin()],
      // Preserves component names in the snippets of docs pages.
      build: { cssTarget, rolldownOptions: { output: { keepNames: true } } },
      optimizeDeps,
    }),
});
