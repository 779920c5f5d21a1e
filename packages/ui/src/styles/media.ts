import { breakpoint } from '../theme/scale.ts';

/** Media conditions. */
export const media = {
  roomy: `(min-width: ${breakpoint.medium})`,
  wide: `(min-width: ${breakpoint.wide})`,
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  print: 'print',
} as const;
