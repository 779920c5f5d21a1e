/** Whether a test runner controls the page, in any mode: tests run with `--mode=production`, too. */
export const isTest = '__vitest_browser__' in globalThis;
