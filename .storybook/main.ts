import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { cssTarget } from '../packages/ui/src/styles/cssTarget.ts';
import { prebundled } from './prebundled.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Adds table support to MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      // Keeps the names of components in the snippets of docs pages.
      build: { cssTarget, rolldownOptions: { output: { keepNames: true } } },
      optimizeDeps: { include: prebundled },
    }),
});
