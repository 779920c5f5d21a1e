import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { brands } from './packages/ui/src/brands/index.ts';
import { browserFlags, browserPath } from './tools/browser.ts';
import { prebundled } from './.storybook/prebundled.ts';

const [, ...otherBrands] = brands;

const executablePath = browserPath();

/** Of a whole story, in ms: some visit every page, on machines of which one is twice as fast as another. Each wait has its own. */
const STORY_TIMEOUT = 60_000;

/** Set by `pnpm shake`, with more time for a CPU that is four times slower. */
const seed = process.env['SHAKE_SEED'];
const shaken = seed !== undefined && {
  env: { VITE_SHAKE_SEED: seed, VITE_SHAKE_RATE: process.env['SHAKE_RATE'] ?? '' },
  setupFiles: ['.storybook/slowDown.ts'],
  testTimeout: 2 * STORY_TIMEOUT,
};

/** Set by `pnpm translated`. */
const translator = process.env['TRANSLATOR'];
const translated = translator !== undefined && {
  env: { VITE_TRANSLATOR: translator },
  setupFiles: ['.storybook/translate.ts'],
};

/** A new object for each project, because Vitest writes the project's name into it. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 800, height: 900 } }],
  // A cold start on a busy machine can take more than the default of one minute.
  connectTimeout: 300_000,
});

/** Every story is a test in each brand, in a real browser. `test` runs all of the first and the `looks` of the others. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      {
        // The routes of the app bring styles along, which need their compiler.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'atlas',
          environment: 'node',
          testTimeout: 30_000,
          include: ['{stories,scripts,.storybook}/**/*.test.ts'],
        },
      },
      ...brands.map(({ id }) => ({
        plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { brand: id } })],
        optimizeDeps: { include: prebundled },
        test: {
          name: `stories-${id}`,
          testTimeout: STORY_TIMEOUT,
          ...shaken,
          ...translated,
          // One page shows story after story, as Storybook does: a page of its own for each file takes most of the time.
          isolate: false,
          browser: createBrowser(),
        },
      })),
      ...otherBrands.map(({ id }) => ({
        plugins: [vanillaExtractPlugin()],
        // The service worker of the stories' sandbox.
        publicDir: '.storybook/public',
        optimizeDeps: { include: prebundled },
        test: {
          name: `looks-${id}`,
          testTimeout: STORY_TIMEOUT,
          isolate: false,
          include: ['stories/brands/*.browser.ts'],
          env: {
            VITE_BRAND: id,
            // Makes Storybook's addon fail a story that breaks a rule of axe, as in its own projects.
            VITEST_STORYBOOK: 'false',
          },
          browser: createBrowser(),
        },
      })),
    ],
  },
});
