import { createHash } from 'node:crypto';
import { pressableStyle } from '../../ui/src/theme/pressableStyle.ts';
import type { TagHosts, Vendors } from './vendors.ts';

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
 * Exact text of the `<style>` elements of react-aria 3: of usePress, which is in the HTML of every page, and of
 * usePreventScroll (overscroll-behavior), which is inserted on iOS.
 */
const reactAriaStyles = [
  pressableStyle.css,
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
].map(hashSource);

const directive = (name: string, sources: readonly string[]) => [name, ...sources].join(' ');

/** Stripe's hosts (docs.stripe.com/security/guide, "Content Security Policy"). */
const stripeHosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Builds the Content-Security-Policy header of a page (privacy rules, 13). */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes }: PageHashes,
  { connections, pictures, usesStripe, tags }: Vendors,
): string {
  const ifStripe = (hosts: readonly string[]) => (usesStripe ? hosts : []);
  return [
    directive('default-src', ["'self'"]),
    directive('script-src', ["'self'", ...scripts, ...ifStripe(stripeHosts.scripts)]),
    // 'self' for the analytics frame, which has a separate policy.
    ...(usesStripe ? [directive('frame-src', [...(tags ? ["'self'"] : []), ...stripeHosts.frames])] : []),
    directive('style-src', ["'self'", ...reactAriaStyles, ...styles]),
    directive(
      'style-src-attr',
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
    ),
    // data: for images in style sheets, blob: for private files fetched with the token.
    directive('img-src', ["'self'", 'data:', 'blob:', ...pictures]),
    // 'self' includes ws: and wss: of the same host and port (CSP level 3); an https: host does not include wss:.
    directive('connect-src', ["'self'", ...connections, ...ifStripe(stripeHosts.connections)]),
    directive('object-src', ["'none'"]),
    directive('base-uri', ["'self'"]),
    directive('form-action', ["'self'"]),
    directive('frame-ancestors', ["'none'"]),
  ].join('; ');
}

/**
 * Builds the Permissions-Policy header of all pages. They all allow the camera for this host, because the policy of a document
 * cannot change later, and every page leads to the photo step without a reload (docs/decisions/0032). The card provider's frame
 * checks an ID with it.
 */
export const permissionsPolicy = ({ usesStripe }: Vendors): string => {
  const frames = usesStripe ? stripeHosts.frames.map((host) => ` "${host}"`) : [];
  return `camera=(self${frames.join('')}), microphone=(), geolocation=(), usb=()`;
};

/**
 * Builds the Content-Security-Policy header of the analytics frame: an opaque origin, and the vendors' hosts, which are not
 * allowed on any other page (docs/decisions/0032).
 */
export const tagPagePolicy = (scripts: readonly string[], tags: TagHosts): string =>
  [
    directive('sandbox', ['allow-scripts']),
    directive('default-src', ["'none'"]),
    directive('script-src', [...scripts, ...tags.scripts]),
    directive('connect-src', tags.connections),
    directive('img-src', tags.connections),
    directive('base-uri', ["'none'"]),
    directive('form-action', ["'none'"]),
    directive('frame-ancestors', ["'self'"]),
  ].join('; ');
