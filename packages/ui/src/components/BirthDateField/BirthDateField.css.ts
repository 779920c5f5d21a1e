import { style, styleVariants } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

export const parts = style(
  inComponent({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: space[3] }),
);

export const part = style(inComponent({ display: 'flex', flexDirection: 'column', gap: space[1] }));

export const name = style(
  inComponent({
    color: vars.color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);

const digits = (inlineSize: string) =>
  inComponent({ inlineSize, fontVariantNumeric: 'tabular-nums', selectors: { '&&': { inlineSize } } });

/** Sized to the expected number of digits. */
export const input = styleVariants({ month: '4rem', day: '4rem', year: '5.75rem' }, digits);
