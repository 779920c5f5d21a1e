import { globalStyle, style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** Inside the box, in padding reserved by the field. Ignores the pointer, so that a press focuses the field. */
export const unit = style(
  inComponent({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: space[4],
    display: 'flex',
    alignItems: 'center',
    color: vars.color.text.quiet,
    pointerEvents: 'none',
  }),
);

// From right to left, the number starts on the right like its label, not below the unit.
globalStyle(`input:has(+ ${unit})`, inComponent({ unicodeBidi: 'normal' }));
