import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;

export const attachment = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: `min(${space[3]}, 3vw)`,
    alignSelf: 'flex-start',
    maxInlineSize: '100%',
    minInlineSize: 0,
    padding: space[2],
    marginBlockEnd: space[2],
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.field,
    background: color.surface.sunken,
  }),
);

// Icons keep their own color in forced-colors mode unless they inherit the text color.
export const icon = style(
  inPattern({
    marginInlineStart: space[1],
    color: color.accent.link.rest,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
);

export const text = style(inPattern({ minInlineSize: 0 }));

export const name = style(
  inPattern({ display: 'block', fontWeight: scale.type.weight.strong, overflowWrap: 'anywhere' }),
);

export const size = style(
  inPattern({
    display: 'block',
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);
