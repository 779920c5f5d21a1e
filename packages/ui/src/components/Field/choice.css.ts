import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';
import { markSize } from './Mark.css.ts';

const { color } = vars;

const air = `max(${space[1]}, (${scale.size.target} - ${markSize}) / 2)`;

/** The row of a choice: mark and words, all of it to be pressed. */
export const row = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingBlock: air,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    selectors: {
      ...focusRing,
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

/** Under the words of its row, not under the mark. */
export const help = style(
  inComponent({
    // Into the air that the row keeps for a finger, of which large text leaves little.
    marginBlockStart: `calc(-1 * min(${space[2]}, ${air}))`,
    paddingInlineStart: `calc(${markSize} + ${space[3]})`,
    paddingBlockEnd: space[2],
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);

/** The rows of a group. */
export const rows = style(inComponent({ display: 'flex', flexDirection: 'column' }));

/** Rows beside each other where there is room. */
export const beside = style(inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] }));
