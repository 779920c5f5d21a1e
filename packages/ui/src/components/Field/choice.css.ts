import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';
import { indicatorSize } from './SelectionIndicator.css.ts';

const { color } = vars;

const blockPadding = `max(${space[1]}, (${scale.size.target} - ${indicatorSize}) / 2)`;

/** How far help text moves up into the row's padding, which is smaller with large text. */
const overlap = `min(${space[2]}, ${blockPadding})`;
const withHelp = '&[data-focus-visible]:has(+ [slot="description"])';

/** Pressable row with selection indicator and label. */
export const row = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: scale.size.target,
    paddingBlock: blockPadding,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    selectors: {
      ...focusRing,
      // The ring ends above the help text, which begins inside the row.
      [withHelp]: { outline: 'none' },
      [`${withHelp}::after`]: {
        ...focusRing['&[data-focus-visible]'],
        content: '',
        position: 'absolute',
        inset: 0,
        insetBlockEnd: `calc(${overlap} + min(${blockPadding} - ${overlap}, ${scale.size.focusRing} + ${scale.size.focusOffset}))`,
        borderRadius: 'inherit',
        pointerEvents: 'none',
      },
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

/** Indented to align with the label. */
export const help = style(
  inComponent({
    marginBlockStart: `calc(-1 * ${overlap})`,
    paddingInlineStart: `calc(${indicatorSize} + ${space[3]})`,
    paddingBlockEnd: space[2],
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);

/** Rows of a group. */
export const rows = style(inComponent({ display: 'flex', flexDirection: 'column' }));

/** Puts rows side by side when there is room. */
export const horizontalRows = style(inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] }));
