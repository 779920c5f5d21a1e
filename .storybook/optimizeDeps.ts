/**
 * Vite's settings for bundling dependencies, in Storybook and in tests. Vite reloads the page for a dependency that it finds
 * later, which fails the test that runs.
 */
export const optimizeDeps = {
  // All stories, also if the first run has only one file: the bundles are cached for the next runs.
  entries: ['stories/**/*.stories.tsx'],
  // Imported by compiled styles, not by any source file.
  include: ['@vanilla-extract/recipes/createRuntimeFn'],
};
