import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

/** Container width from which page numbers fit: 480 px, more with large text. */
const roomy = '(min-width: 30rem)';

export const pagination = style(
  inComponent({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
  }),
);

export const row = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    // Equal side columns, so that the numbers are centered above the position text.
    '@container': { [roomy]: { display: 'grid', gridTemplateColumns: '1fr auto 1fr' } },
  }),
);

// Doubled class, so that it overrides Button. Looks disabled but keeps focus.
export const step = style(
  inComponent({
    // Side by side, or full-width rows when the labels are long.
    flex: '1 1 auto',
    '@container': {
      [roomy]: {
        justifySelf: 'start',
        // Sets the width to the longest word; the page's default breaks words anywhere.
        overflowWrap: 'break-word',
        selectors: { '&:last-child': { justifySelf: 'end' } },
      },
    },
    selectors: {
      '&&[aria-disabled=true]': {
        background: color.control.fill.disabled,
        borderColor: color.border.disabled,
        color: color.control.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const next = style(inComponent({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));

export const numbers = style(
  inComponent({
    display: 'none',
    alignItems: 'center',
    gap: space[1],
    '@container': { [roomy]: { display: 'flex' } },
  }),
);

export const number = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: scale.size.target,
    minBlockSize: scale.size.target,
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[aria-current]': {
        borderColor: color.accent.quiet.border,
        background: color.control.fill.selected,
        color: color.accent.quiet.text,
        fontWeight: type.weight.strong,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderWidth: '3px' } } } },
  }),
);

export const gap = style(inComponent({ inlineSize: space[6], color: color.text.quiet, textAlign: 'center' }));

export const position = style(
  inComponent({
    color: color.text.quiet,
    fontSize: type.size.small,
    lineHeight: type.line.small,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
