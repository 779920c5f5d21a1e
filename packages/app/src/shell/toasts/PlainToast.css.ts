import { style } from '@vanilla-extract/css';
import { space, vars } from '@patient/ui/theme';

/** Does not use styles of components, because those of the toast failed to load too. */
export const message = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  // Above dialogs.
  zIndex: 200,
  padding: space[4],
  background: vars.color.status.danger.fill,
  color: vars.color.status.danger.text,
  ':empty': { display: 'none' },
});
