import { LIMITS } from '@patient/app/shared/limits.ts';
import { brands } from '@patient/ui/theme';
import type { AtlasPart } from '../part.ts';

const ms = (value: number): string => `${value.toLocaleString('en-US')} ms`;
const { socketReconnectMs: socket, progressMs: progress } = LIMITS;

const TOKENS = 'packages/ui/src/theme/specification.test.ts';
/** The table test of the numbers themselves. */
const NUMBERS = 'stories/atlas/specification.test.ts';
const CLIENT = 'packages/api/src/client/tokenSource.test.ts';

export const numbersPart: AtlasPart = {
  id: 'numbers',
  title: 'Business numbers',
  section: '9',
  lead: 'Constants and limits, as the app’s own code has them.',
  rows: [
    {
      tag: 'number:session',
      name: 'Session',
      words: '30 days of inactivity',
      app: ms(LIMITS.sessionMs),
      heldBy: 'packages/app/src/shell/guards/decideRoute.test.ts',
    },
    { tag: 'number:token', name: 'Token', words: 'Refreshed once its time has passed', heldBy: CLIENT },
    { tag: 'number:toast', name: 'Notification toast', words: '3000 ms', app: ms(LIMITS.toastMs) },
    {
      tag: 'number:read',
      name: 'Read visibility',
      words: 'Threshold 0.75',
      app: String(LIMITS.readVisibility),
    },
    {
      tag: 'number:socket',
      name: 'Socket reconnect',
      words: '1000 to 3000 ms in 1000 ms steps',
      app: `${ms(socket.first)} to ${ms(socket.most)} in steps of ${ms(socket.step)}`,
      heldBy: NUMBERS,
    },
    {
      tag: 'number:notices',
      name: 'Notices',
      words: 'Page size 10, page 1',
      app: `${LIMITS.notices.limit} on page ${LIMITS.notices.page}`,
      heldBy: NUMBERS,
    },
    {
      tag: 'number:lists',
      name: 'Coupons and addons',
      words: 'List limit 49',
      app: `${LIMITS.couponsLimit} and ${LIMITS.addonsLimit}`,
      heldBy: NUMBERS,
    },
    {
      tag: 'number:prices',
      name: 'Prices query',
      words: '2 periods',
      app: String(LIMITS.pricePeriods),
      heldBy: NUMBERS,
    },
    {
      tag: 'number:notification-menu',
      name: 'Notification menu',
      words: 'Max-height 400, width 400',
      heldBy: TOKENS,
    },
    { tag: 'number:help-dialog', name: 'Help dialog', words: 'Max-width 500', heldBy: TOKENS },
    {
      tag: 'number:widths',
      name: 'Side menu, drawer, sidebar',
      words: '350 px, 250 px, 300 px',
      heldBy: TOKENS,
    },
    {
      tag: 'number:colour',
      name: 'Primary colour',
      words: '#007aff by default',
      app: brands.map(({ name, themeColor }) => `${name}: ${themeColor}`).join(', '),
      heldBy: NUMBERS,
    },
    { tag: 'number:gender', name: 'Gender', words: 'Default male, alternative female' },
    {
      tag: 'number:progress',
      name: 'Progress bar',
      words: 'Throttle 200 ms, duration 5000 ms',
      app: `${ms(progress.throttle)}, ${ms(progress.duration)}`,
    },
    {
      tag: 'number:analytics',
      name: 'Analytics events',
      words: '250 ms after a route change',
      app: ms(LIMITS.analyticsDelayMs),
      heldBy: NUMBERS,
    },
  ],
};
