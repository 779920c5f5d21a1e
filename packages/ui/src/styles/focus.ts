import { scale } from '../theme/scale.ts';
import { vars } from '../theme/contract.css.ts';

/**
 * The one focus ring: an outline and never a shadow, so that forced colours keep it. Spread into the
 * `selectors` of a rule; `[data-focus-visible]` is what react-aria sets for keyboard users.
 */
export const focusRing = {
  '&[data-focus-visible]': {
    outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
    outlineOffset: scale.size.focusOffset,
  },
} as const;
