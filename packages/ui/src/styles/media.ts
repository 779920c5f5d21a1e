import { breakpoint } from '../theme/scale.ts';

/** Not a page zoomed so far that a bar would leave no space for its content, such as 320 by 256 px at 400 %. */
const tall = 'screen and (min-height: 30rem)';

/** Media conditions. Arrangements for phones and for wide windows are for screens; paper has one column without bars. */
export const media = {
  roomy: `screen and (min-width: ${breakpoint.medium})`,
  /** Everything that sticks to an edge of the window does so only here; below, and on paper, it scrolls with the page. */
  tall,
  /** Phones in portrait orientation. */
  phone: `${tall} and (max-width: 47.99rem)`,
  wide: `screen and (min-width: ${breakpoint.wide})`,
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
