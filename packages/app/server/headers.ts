/** Headers of every answer of the app (privacy rules, 5 and 13). */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Only the stepper takes photos. */
const takesPhotos = (path: string) => path === '/steps' || path.startsWith('/steps/');

/** What the page at a path may ask the device for. */
export const permissionsPolicy = (path: string): string =>
  [`camera=${takesPhotos(path) ? '(self)' : '()'}`, 'microphone=()', 'geolocation=()', 'usb=()'].join(', ');
