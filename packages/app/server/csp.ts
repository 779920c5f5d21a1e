import { createHash } from 'node:crypto';

/** What one page may do beyond the common policy: hash sources of its own inline styles. */
export interface PageHashes {
  /** Of each `<style>` element. */
  readonly styles: readonly string[];
  /** Of each `style` attribute in the HTML as it is sent; styles set by script need no leave. */
  readonly styleAttributes: readonly string[];
}

/** A hash source of Content Security Policy for an inline piece. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * `<style>` elements that react-aria 3 puts into the head itself, letter by letter: usePress (touch-action)
 * and, on iOS, usePreventScroll (overscroll-behavior). Named by hash, so that no other style gets in.
 */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource);

const directive = (name: string, sources: readonly string[]) => [name, ...sources].join(' ');

/** What the page may reach beside its own host. */
export interface Neighbours {
  /** Cards are taken by the provider itself, since it is configured. @default false */
  readonly takesCards?: boolean;
}

/** Hosts of the card provider's script, fields and calls (docs.stripe.com/security/guide, "Content Security Policy"). */
const cardProvider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** The Content-Security-Policy of a page (privacy rules, 13). */
export function contentSecurityPolicy(
  { styles, styleAttributes }: PageHashes,
  { takesCards = false }: Neighbours = {},
): string {
  const cards = (hosts: readonly string[]) => (takesCards ? hosts : []);
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...cards(cardProvider.scripts)]),
    ...(takesCards ? [directive('frame-src', cardProvider.frames)] : []),
    directive('style-src', ["'self'", ...reactAriaStyles, ...styles]),
    directive(
      'style-src-attr',
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    ),
    // data: small pictures inside the style sheets; blob: private files fetched with the token.
    directive('img-src', ["'self'", 'data:', 'blob:']),
    // 'self' covers ws: and wss: of the same host and port (CSP level 3).
    directive('connect-src', ["'self'", ...cards(cardProvider.calls)]),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'self'"]),
    directive('form-action', ["'self'"]),
    directive('frame-ancestors', ["'none'"]),
  ].join('; ');
}
