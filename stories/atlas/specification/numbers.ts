import { SESSION_MS } from '@patient/api/session';
import { LIMITS } from '@patient/app/shared/limits.ts';
import { brands, scale } from '@patient/ui/theme';
import type { AtlasPart } from '../part.ts';

const ms = (value: number): string => `${value.toLocaleString('en-US')} ms`;
const { socketReconnectMs: socket } = LIMITS;
const { motion, visibility } = scale;

const TOKENS = 'packages/ui/src/theme/specification.test.ts';
/** Table test of these numbers. */
const NUMBERS = 'stories/atlas/specification.test.ts';
const CLIENT = 'packages/api/src/client/tokenSource.test.ts';

export const numbersPart: AtlasPart = {
  id: 'numbers',
  title: 'Business numbers',
  section: '9',
  lead: 'Constants and limits of the app.',
  rows: [
    {
      tag: 'number:session',
      name: 'Session',
      description: '30 days of inactivity',
      app: ms(SESSION_MS),
      testedBy: 'packages/app/src/shell/guards/decideRoute.test.ts',
    },
    { tag: 'number:token', name: 'Token', description: 'Refreshed after it has expired', testedBy: CLIENT },
    { tag: 'number:toast', name: 'Notification toast', description: '3000 ms', app: motion.toast },
    {
      tag: 'number:read',
      name: 'Read visibility',
      description: 'Threshold 0.75',
      app: visibility.read,
    },
    {
      tag: 'number:socket',
      name: 'Socket reconnect',
      description: '1000 to 3000 ms in 1000 ms steps',
      app: `${ms(socket.first)} to ${ms(socket.max)} in steps of ${ms(socket.step)}`,
      testedBy: NUMBERS,
    },
    {
      tag: 'number:notices',
      name: 'Notices',
      description: 'Page size 10, page 1',
      app: `${LIMITS.notices.limit} on page ${LIMITS.notices.page}`,
      testedBy: NUMBERS,
    },
    {
      tag: 'number:lists',
      name: 'Coupons and addons',
      description: 'List limit 49',
      app: `${LIMITS.couponsLimit} and ${LIMITS.addonsLimit}`,
      testedBy: NUMBERS,
    },
    {
      tag: 'number:prices',
      name: 'Prices query',
      description: '2 periods',
      app: String(LIMITS.pricePeriods),
      testedBy: NUMBERS,
    },
    {
      tag: 'number:notification-menu',
      name: 'Notification menu',
      description: 'Max-height 400, width 400',
      testedBy: TOKENS,
    },
    { tag: 'number:help-dialog', name: 'Help dialog', description: 'Max-width 500', testedBy: TOKENS },
    {
      tag: 'number:widths',
      name: 'Side menu, drawer, sidebar',
      description: '350 px, 250 px, 300 px',
      testedBy: TOKENS,
    },
    {
      tag: 'number:color',
      name: 'Primary color',
      description: '#007aff by default',
      app: brands.map(({ name, themeColor }) => `${name}: ${themeColor}`).join(', '),
      testedBy: NUMBERS,
    },
    { tag: 'number:gender', name: 'Gender', description: 'Default male, alternative female' },
    {
      tag: 'number:progress',
      name: 'Progress bar',
      description: 'Throttle 200 ms, duration 5000 ms',
      app: `${motion.progressThrottle}, ${motion.progressDuration}`,
    },
    {
      tag: 'number:analytics',
      name: 'Analytics events',
      description: '250 ms after a route change',
      app: ms(LIMITS.analyticsDelayMs),
      testedBy: NUMBERS,
    },
  ],
};
