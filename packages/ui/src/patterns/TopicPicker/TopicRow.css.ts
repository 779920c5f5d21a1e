import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { cramped } from '../../styles/cramped.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

export const list = style(inPattern({ display: 'grid', gap: space[2], containerType: 'inline-size' }));

export const row = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: `min(${space[3]}, 3vw)`,
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    paddingInline: `min(${space[4]}, 4vw)`,
    paddingBlock: space[3],
    border: `1px solid ${color.border.quiet}`,
    borderRadius: vars.radius.control,
    background: color.control.fill.rest,
    color: color.text.rest,
    fontWeight: scale.type.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: color.control.fill.hover, borderColor: color.border.field },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[data-disabled]': {
        background: color.control.fill.disabled,
        color: color.control.text.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
    '@container': { [cramped]: { flexWrap: 'wrap' } },
  }),
);

export const icon = style(
  inPattern({
    color: color.accent.link.rest,
    selectors: { [`${row}[data-disabled] &`]: { color: 'inherit' } },
    // Icons keep their own color in forced-colors mode unless they inherit the text color.
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const text = style(
  inPattern({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minInlineSize: 0,
    hyphens: 'auto',
    '@container': { [cramped]: { flexBasis: '100%' } },
  }),
);

export const description = style(
  inPattern({
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    fontWeight: scale.type.weight.regular,
    lineHeight: scale.type.line.small,
  }),
);

export const chevron = style(
  inPattern({
    color: color.text.quiet,
    selectors: {
      [`${row}[data-hovered] &`]: { color: color.accent.link.rest },
      [`${row}[data-disabled] &`]: { color: 'inherit' },
    },
    '@container': { [cramped]: { display: 'none' } },
    '@media': {
      [media.forcedColors]: {
        color: 'inherit',
        selectors: { [`${row}[data-hovered] &`]: { color: 'inherit' } },
      },
    },
  }),
);
