/**
 * Loads all code that the app loads late before the first story: the deadline of a play function must not include how long
 * this machine takes to compile a module.
 */
export async function preloadApp(): Promise<void> {
  const code = import.meta.glob([
    '../../../packages/app/src/{features,shared}/**/*.{ts,tsx}',
    '../../../packages/app/src/shell/{errors,layouts,router,toasts}/*.{ts,tsx}',
    '../../../packages/app/src/telemetry/*.tsx',
    '!**/*.test.*',
    '!**/testing/**',
    '!**/testEnvironment.ts',
  ]);
  await Promise.all([
    ...Object.values(code).map((load) => load()),
    import('@patient/api/identity'),
    import('@patient/ui'),
    import('@patient/ui/fonts'),
  ]);
}
