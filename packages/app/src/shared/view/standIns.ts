/**
 * Where the specification's redirects lead while their own page is not in the table yet. A row leaves with the page
 * it stands in for.
 */
const standIns: Readonly<Record<string, string>> = {
  '/user/profile': '/user/subscriptions',
  '/user/order-history': '/user/subscriptions',
  '/user/chat': '/user/subscriptions',
};

/** An address, or what stands in for it while its page is not built. */
export const builtTarget = (path: string): string => {
  const [pathname = path] = path.split('?');
  return standIns[pathname] ?? path;
};

/** Whether a page is there itself. */
export const isBuilt = (path: string): boolean => builtTarget(path) === path;
