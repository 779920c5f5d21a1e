import { SESSION_MS } from '@patient/api/session';
import { LIMITS } from '@patient/app/shared/limits.ts';
import { PRODUCT_TYPES } from '@patient/api/model';
import { brands, scale } from '@patient/ui/theme';
import type { AtlasPart, TestName } from '../part.ts';

const ms = (value: number): string => `${value.toLocaleString('en-US')} ms`;
const { socketReconnectMs: socket } = LIMITS;
const { motion, visibility } = scale;

/** Row of the table test in `packages/ui`. */
const token = (title: string): TestName => `packages/ui/src/theme/specification.test.ts > ${title}`;
/** Row of the table test of this page. */
const limit = (title: string): TestName => `stories/atlas/specification.test.ts > ${title}`;
const CONFIG = 'packages/app/src/shell/config.test.ts';

export const numbersPart: AtlasPart = {
  id: 'numbers',
  title: 'Constants and limits',
  section: 9,
  lead: 'Numbers of the app, compared with those of the specification.',
  rows: [
    {
      name: 'Session',
      description: '30 days (2592000000 ms) of inactivity',
      app: ms(SESSION_MS),
      testedBy: limit('session'),
    },
    {
      name: 'Token',
      description: 'Refreshed once its end has passed',
      testedBy:
        'packages/api/src/client/tokenSource.test.ts > getToken at %i ms returns %s after %i refreshes',
    },
    {
      tag: 'number:toast',
      name: 'Notification toast',
      description: '3000 ms',
      app: motion.toast,
      testedBy: token('notification toast'),
    },
    {
      tag: 'number:read',
      name: 'Read visibility',
      description: 'Threshold 0.75',
      app: visibility.read,
      testedBy: token('read visibility threshold'),
    },
    {
      name: 'Socket reconnect',
      description: '1000 to 3000 ms in 1000 ms steps',
      app: `${ms(socket.first)} to ${ms(socket.max)} in steps of ${ms(socket.step)}`,
      testedBy: limit('socket reconnect'),
    },
    {
      tag: 'number:notices',
      name: 'Notices',
      description: 'Page size 10, page 1',
      app: `${LIMITS.notices.limit} on page ${LIMITS.notices.page}`,
      testedBy: limit('notices'),
    },
    {
      name: 'Coupons',
      description: 'List limit 49',
      app: String(LIMITS.couponsLimit),
      testedBy: limit('coupons'),
    },
    {
      name: 'Add-ons',
      description: 'List limit 49',
      app: String(LIMITS.addonsLimit),
      testedBy: limit('addons'),
    },
    {
      name: 'Prices query',
      description: '2 periods',
      app: String(LIMITS.pricePeriods),
      testedBy: limit('price periods'),
    },
    {
      tag: 'number:notification-menu',
      name: 'Notification list',
      description: 'Max-height 400',
      testedBy: token('notification list max-height'),
    },
    {
      tag: 'number:notification-menu',
      name: 'Notification menu',
      description: 'Width 400',
      testedBy: token('menu width'),
    },
    {
      tag: 'number:help-dialog',
      name: 'Help dialog',
      description: 'Max-width 500',
      testedBy: token('help dialog max-width'),
    },
    { name: 'Side menu', description: '350 px', testedBy: token('side menu') },
    { name: 'Drawer', description: '250 px', testedBy: token('drawer') },
    { name: 'Treatment sidebar', description: '300 px', testedBy: token('treatment sidebar') },
    {
      name: 'Product types',
      description: 'ed, hl, wl, ag',
      app: PRODUCT_TYPES.join(', '),
      testedBy: limit('product types'),
    },
    {
      name: 'Themes',
      description: 'mens and {product}',
      app: brands.map(({ id }) => id).join(', '),
      testedBy: limit('themes'),
    },
    {
      name: 'Primary color',
      description: '#007aff by default',
      app: brands.map(({ name, themeColor }) => `${name}: ${themeColor}`).join(', '),
      testedBy: limit('primary color'),
    },
    {
      tag: 'number:gender',
      name: 'Gender',
      description: 'Default male',
      testedBy: limit('the defaults of the description are those of the specification'),
    },
    { tag: 'number:gender', name: 'Gender', description: 'Alternative female' },
    {
      tag: 'number:progress',
      name: 'Progress bar',
      description: 'Throttle 200 ms',
      app: motion.progressThrottle,
      testedBy: token('progress bar throttle'),
    },
    {
      tag: 'number:progress',
      name: 'Progress bar',
      description: 'Duration 5000 ms',
      app: motion.progressDuration,
      testedBy: token('progress bar duration'),
    },
    {
      name: 'Analytics events',
      description: '250 ms after a route change',
      app: ms(LIMITS.analyticsDelayMs),
      testedBy: limit('analytics'),
    },
    {
      name: 'Configuration',
      description: 'Credentials of the card provider',
      testedBy: 'packages/api/src/model/payment/card.test.ts > card: parses %j as %j',
      app: 'The public key of GET /api/payment-form; there are no secrets in the app',
    },
    {
      name: 'Configuration',
      description: 'A public encryption key',
      decision: 86,
      app: 'There is none: no documented call takes an encrypted field',
    },
    {
      name: 'Configuration',
      description: 'The socket address',
      testedBy: `${CONFIG} > the configuration of a page has the values of the file`,
    },
    {
      name: 'Configuration',
      description: 'Settings of the identity pool',
      testedBy: `${CONFIG} > the configuration of a page defaults to the sandbox on the same host`,
    },
  ],
};
