/**
 * Loads the app's lazy chunks before the first story, so that no play function depends on how fast this machine reads
 * files.
 */
export async function preloadApp(): Promise<void> {
  const views = import.meta.glob([
    '../../../packages/app/src/features/**/*.tsx',
    '../../../packages/app/src/shell/{errors,layouts,toasts}/*.tsx',
  ]);
  await Promise.all([
    ...Object.values(views).map((load) => load()),
    import('@patient/api/identity'),
    import('@patient/ui/AccountDrawer'),
    import('@patient/ui/ContactDialog'),
  ]);
}
