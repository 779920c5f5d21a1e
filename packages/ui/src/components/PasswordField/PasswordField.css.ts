import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Inside the box, in padding reserved by the field. */
export const end = style(
  inComponent({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '2px',
    display: 'flex',
    alignItems: 'center',
    color: vars.color.text.quiet,
  }),
);

/** Removes the border that forced colors would draw across the field's edge. */
export const toggle = style(
  inComponent({
    '@media': { [media.forcedColors]: { selectors: { '&&': { border: 'none' } } } },
  }),
);
