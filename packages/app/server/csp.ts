import { createHash } from 'node:crypto';
import type { Vendors } from './vendors.ts';

/** CSP hash sources of a page's inline styles. */
export interface PageHashes {
  /** One per inline `<script>`. */
  readonly scripts: readonly string[];
  /** One per `<style>` element. */
  readonly styles: readonly string[];
  /** One per `style` attribute in the HTML. Styles set by script don't need a hash. */
  readonly styleAttributes: readonly string[];
}

/** CSP hash source of an inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Exact text of the `<style>` elements that react-aria 3 inserts: usePress (touch-action) and, on iOS,
 * usePreventScroll (overscroll-behavior).
 */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource);

const directive = (name: string, sources: readonly string[]) => [name, ...sources].join(' ');

/** Stripe's hosts (docs.stripe.com/security/guide, "Content Security Policy"). */
const stripeHosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Hosts of the tag manager and of the analytics that it loads (developers.google.com/tag-platform/security/guides/csp). */
const tagManagerHosts = {
  scripts: ['https://www.googletagmanager.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Hosts of the pixel. */
const pixelHosts = {
  scripts: ['https://connect.facebook.net'],
  pictures: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com'],
};

/** Builds the Content-Security-Policy header of a page (privacy rules, 13). */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes }: PageHashes,
  { connections, pictures, usesStripe, usesTagManager, usesPixel }: Vendors,
): string {
  const ifStripe = (hosts: readonly string[]) => (usesStripe ? hosts : []);
  const ifTags = (kind: keyof typeof pixelHosts) => [
    ...(usesTagManager ? tagManagerHosts[kind] : []),
    ...(usesPixel ? pixelHosts[kind] : []),
  ];
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...scripts, ...ifStripe(stripeHosts.scripts), ...ifTags('scripts')]),
    ...(usesStripe ? [directive('frame-src', stripeHosts.frames)] : []),
    directive('style-src', ["'self'", ...reactAriaStyles, ...styles]),
    directive(
      'style-src-attr',
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    ),
    // data: for images in style sheets, blob: for private files fetched with the token.
    directive('img-src', ["'self'", 'data:', 'blob:', ...pictures, ...ifTags('pictures')]),
    // 'self' includes ws: and wss: of the same host and port (CSP level 3); an https: host does not include wss:.
    directive('connect-src', [
      "'self'",
      ...connections,
      ...ifStripe(stripeHosts.connections),
      ...ifTags('connections'),
    ]),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'self'"]),
    directive('form-action', ["'self'"]),
    directive('frame-ancestors', ["'none'"]),
  ].join('; ');
}
