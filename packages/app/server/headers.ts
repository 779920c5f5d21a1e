/** Headers of every response (privacy rules, 5 and 13). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Permissions-Policy of every page. A document keeps the policy it was loaded with, and every page leads to the photo step
 * without a reload, so all of them allow the camera, for this host only (docs/decisions/0014).
 */
export const PERMISSIONS_POLICY = 'camera=(self), microphone=(), geolocation=(), usb=()';
