import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { brands } from './packages/ui/src/brands/index.ts';
import { browserFlags, browserPath } from './tools/browser.ts';
import { prebundled } from './.storybook/prebundled.ts';

const executablePath = browserPath();

/** Every story is a test, once in each brand, in a real browser. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      {
        // The routes of the app bring styles along, which need their compiler.
        plugins: [vanillaExtractPlugin()],
        test: { name: 'atlas', environment: 'node', include: ['stories/**/*.test.ts'] },
      },
      ...brands.map(({ id }) => ({
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand: id } })],
        optimizeDeps: { include: prebundled },
        test: {
          name: `stories-${id}`,
          // One page shows story after story, as Storybook does: a page of its own for each file takes most of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
            }),
            instances: [{ browser: 'chromium' as const, viewport: { width: 800, height: 900 } }],
          },
        },
      })),
    ],
  },
});
