import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { focusRing } from '../../styles/focus.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

export const file = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: scale.size.target,
    borderRadius: vars.radius.small,
    color: color.text.rest,
    textDecoration: 'none',
  }),
);

export const link = style(inPattern({ cursor: 'pointer', selectors: focusRing }));

export const button = style(
  inPattern({ padding: 0, border: 0, background: 'none', font: 'inherit', textAlign: 'start' }),
);

// Icons keep their own color in forced-colors mode unless they inherit the text color.
export const icon = style(
  inPattern({ color: color.accent.link.rest, '@media': { [media.forcedColors]: { color: 'inherit' } } }),
);

export const name = style(
  inPattern({
    display: 'block',
    fontWeight: scale.type.weight.strong,
    selectors: {
      [`${link} &`]: { color: color.accent.link.rest, textDecoration: 'underline' },
      [`${link}[data-hovered] &`]: { color: color.accent.link.hover },
    },
  }),
);

export const size = style(
  inPattern({
    display: 'block',
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);
