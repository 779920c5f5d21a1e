import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Inside the box, with the room the field keeps for it. */
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

/** The field is the frame: forced colours would draw a second one across its edge. */
export const toggle = style(
  inComponent({
    '@media': { [media.forcedColors]: { selectors: { '&&': { border: 'none' } } } },
  }),
);
