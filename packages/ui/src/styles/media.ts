import { breakpoint } from '../theme/scale.ts';

/** Media conditions. */
export const media = {
  roomy: `(min-width: ${breakpoint.medium})`,
  /** Phones in portrait orientation. Not a page zoomed so far that a bar would leave no space for its content. */
  phone: `(max-width: 47.99rem) and (min-height: 30rem)`,
  wide: `(min-width: ${breakpoint.wide})`,
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
