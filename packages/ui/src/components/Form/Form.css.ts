import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { danger } = vars.color.status;

export const form = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: space[4], inlineSize: '100%' }),
);

export const summary = style(
  inComponent({
    display: 'flex',
    gap: space[3],
    padding: space[4],
    border: `1px solid ${danger.border}`,
    borderRadius: vars.radius.card,
    background: danger.fill,
    color: danger.text,
    selectors: {
      '&:focus-visible': {
        outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
        outlineOffset: scale.size.focusOffset,
      },
    },
    '@media': { [media.forcedColors]: { borderWidth: '3px' } },
  }),
);

export const icon = style(inComponent({ flexShrink: 0, marginBlockStart: '0.125em', color: danger.icon }));

export const title = style(
  inComponent({ fontSize: scale.type.size.base, lineHeight: scale.type.line.base, letterSpacing: 0 }),
);

export const list = style(inComponent({ display: 'flex', flexDirection: 'column' }));

export const link = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: scale.size.target,
    borderRadius: vars.radius.small,
    color: 'inherit',
    textUnderlineOffset: '0.1875em',
  }),
);

export const text = style(inComponent({ paddingBlockStart: space[1] }));
