import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ConfigEnv } from 'vitest/config';
import { browserFlags, browserPath } from '../tools/browser.ts';
import { reporters } from '../tools/reporters.ts';
import { optimizeDeps } from './optimizeDeps.ts';

const root = join(import.meta.dirname, '..');

/** Timeout of a story in ms: some visit every page. Assertions have their own timeout. */
const STORY_TIMEOUT = 300_000;

/** Set by scripts/shake.ts. */
const seed = process.env['SHAKE_SEED'];
const shaken = seed !== undefined && {
  env: { VITE_SHAKE_SEED: seed, VITE_SHAKE_RATE: process.env['SHAKE_RATE'] ?? '' },
  setupFiles: ['.storybook/slowDown.ts'],
};

/** Set by scripts/translated.ts. */
const translator = process.env['TRANSLATOR'];
const translated = translator !== undefined && {
  env: { VITE_TRANSLATOR: translator },
  setupFiles: ['.storybook/translate.ts'],
};

/** Settings of tests in a browser page served by Vitest. */
export const browserTest = (name: string) => {
  const executablePath = browserPath();
  return {
    name,
    testTimeout: STORY_TIMEOUT,
    // For CDP calls, such as those of forced colors.
    api: { allowWrite: true, allowExec: true },
    ...shaken,
    ...translated,
    // All files share a page, as in Storybook, because opening pages would take most of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: browserFlags },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 800, height: 900 } }],
      // A cold start on a busy machine can take longer than the default of one minute.
      connectTimeout: 300_000,
    },
  };
};

/** Tags that stories in a test run must have or not have. */
interface StoryTags {
  readonly include?: string[];
  readonly exclude?: string[];
}

/** Passes story files on the command line to `main.ts`, unless it also has folders. */
function nameStories(): void {
  const named = process.argv.filter((argument) => argument.startsWith('stories/'));
  if (named.length > 0 && named.every((path) => path.endsWith('.stories.tsx')))
    process.env['STORY_FILES'] = named.join(',');
}

/** Selects React's faster production build with `--mode=production`, because Vitest ignores the mode. */
export function applyMode({ mode }: ConfigEnv): void {
  if (mode === 'production') process.env['NODE_ENV'] = mode;
}

/**
 * Test configuration for stories in a brand: each story is rendered in a browser and checked with axe, and its play
 * function runs.
 */
export const storyTests = (name: string, brand: string, tags: StoryTags = {}) =>
  defineConfig((env) => {
    applyMode(env);
    nameStories();
    return {
      plugins: [storybookTest({ configDir: import.meta.dirname, initialGlobals: { brand }, tags })],
      optimizeDeps,
      test: { ...browserTest(name), ...reporters(root, name) },
    };
  });
