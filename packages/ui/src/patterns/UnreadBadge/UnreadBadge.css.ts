import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale } from '../../theme/scale.ts';

// Transparent border, visible in forced-colors mode, where the fill is gone.
export const badge = style(
  inPattern({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    minInlineSize: '1.25rem',
    blockSize: '1.25rem',
    paddingInline: '0.375rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    background: vars.color.danger.solid.rest,
    color: vars.color.danger.solid.text,
    fontSize: '0.75rem',
    fontWeight: scale.type.weight.strong,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
