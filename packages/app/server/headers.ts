/** Headers of every response (privacy rules, 5 and 13). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The camera is needed only in the stepper. */
const needsCamera = (path: string) => path === '/steps' || path.startsWith('/steps/');

/** Builds the Permissions-Policy header of a path. */
export const permissionsPolicy = (path: string): string =>
  [`camera=${needsCamera(path) ? '(self)' : '()'}`, 'microphone=()', 'geolocation=()', 'usb=()'].join(', ');
