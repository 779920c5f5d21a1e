/**
 * Fetches what the app fetches in pieces before a story begins, so that no play function measures how fast this
 * machine reads files.
 */
export async function preloadApp(): Promise<void> {
  const pieces = import.meta.glob('../../../packages/app/src/{layouts,screens}/**/*.tsx');
  await Promise.all([
    ...Object.values(pieces).map((load) => load()),
    import('@patient/api/identity'),
    import('@patient/ui/AccountDrawer'),
  ]);
}
