import { scale } from '../theme/scale.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * Focus ring of all controls, to spread into `selectors`. An outline instead of a shadow, so that forced colors keep
 * it. react-aria sets `[data-focus-visible]` for keyboard users.
 */
export const focusRing = {
  '&[data-focus-visible]': {
    outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
    outlineOffset: scale.size.focusOffset,
  },
} as const;
