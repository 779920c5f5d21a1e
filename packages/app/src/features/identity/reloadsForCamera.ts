interface PolicyDocument extends Document {
  /** What the page's headers allow; not in every browser. */
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
}

/**
 * Reloads the page where it was loaded at another address, whose headers block the camera (privacy rules, 13: only this
 * address allows it). Returns whether it does.
 */
export function reloadsForCamera(): boolean {
  const page: PolicyDocument = document;
  if (page.featurePolicy?.allowsFeature('camera') !== false) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined || new URL(loaded.name).pathname === globalThis.location.pathname) return false;
  globalThis.location.reload();
  return true;
}
