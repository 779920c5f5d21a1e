import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** Full width on a phone, content width elsewhere. */
export const row = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '@media': { [media.roomy]: { alignItems: 'center' } },
  }),
);

export const button = style(inPattern({ flexGrow: 1, '@media': { [media.roomy]: { flexGrow: 0 } } }));

export const note = style(
  inPattern({ flex: '1 0 100%', marginBlockStart: space[1], color: vars.color.text.quiet }),
);
