/** What of a link says where it opens. */
export interface Opening {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly target: string;
}

/** The keys with which a patient asks for another tab, another window or a file. */
export interface Modifiers {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click stays in this app and this tab, so that the router follows it; all else is the browser's. */
export function followsHere(
  { origin, target }: Opening,
  { metaKey, ctrlKey, altKey, shiftKey }: Modifiers,
  home: string = location.origin,
): boolean {
  const isOrdinary = !metaKey && !ctrlKey && !altKey && !shiftKey;
  return isOrdinary && origin === home && (target === '' || target === '_self');
}
