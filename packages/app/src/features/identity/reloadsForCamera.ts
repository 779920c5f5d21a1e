interface PolicyDocument extends Document {
  /** What the headers of the page allow, where the browser tells. */
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
}

/**
 * Loads the page again where it was loaded at another address, whose headers keep the camera away (privacy rules, 13: it
 * is allowed on this one only); then it may be asked for. Whether it does.
 */
export function reloadsForCamera(): boolean {
  const page: PolicyDocument = document;
  if (page.featurePolicy?.allowsFeature('camera') !== false) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined || new URL(loaded.name).pathname === globalThis.location.pathname) return false;
  globalThis.location.reload();
  return true;
}
