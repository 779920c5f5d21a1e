/** Properties of a link that determine where it opens. */
export interface LinkLocation {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly target: string;
}

/** Modifier keys that open a new tab, open a new window or download. */
export interface ModifierKeys {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether the router should handle a click because it stays in this app and tab. The browser handles all others. */
export function isInAppClick(
  { origin, target }: LinkLocation,
  { metaKey, ctrlKey, altKey, shiftKey }: ModifierKeys,
  home: string = location.origin,
): boolean {
  const hasNoModifier = !metaKey && !ctrlKey && !altKey && !shiftKey;
  return hasNoModifier && origin === home && (target === '' || target === '_self');
}
