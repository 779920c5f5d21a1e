import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { room } from '../../styles/room.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

export const field = style(inComponent({ display: 'flex', flexDirection: 'column', inlineSize: '100%' }));

/** Removes the browser's default fieldset border. */
export const group = style(inComponent({ minInlineSize: 0, border: 'none' }));

export const label = style(
  inComponent({
    marginBlockEnd: space[1],
    fontWeight: scale.type.weight.strong,
    lineHeight: scale.type.line.small,
  }),
);

export const optional = style(
  inComponent({ color: color.text.quiet, fontWeight: scale.type.weight.regular }),
);

export const description = style(
  inComponent({
    marginBlockEnd: space[2],
    color: color.text.quiet,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);

export const box = style(inComponent({ position: 'relative', display: 'flex' }));

export const input = style(
  inComponent({
    inlineSize: '100%',
    minBlockSize: `max(${scale.size.target}, ${room('3rem')})`,
    // Shrinks on narrow screens, where large text needs the width.
    paddingInline: `min(${space[4]}, 4.5vw)`,
    paddingBlock: space[2],
    border: `1px solid ${color.border.field}`,
    borderRadius: vars.radius.field,
    background: color.control.fill.rest,
    color: color.text.rest,
    // At least 16 px, so that iOS doesn't zoom into the field.
    fontSize: scale.type.size.base,
    lineHeight: scale.type.line.base,
    textOverflow: 'ellipsis',
    // Keeps "12 Main St" in order on a page that is read from right to left.
    unicodeBidi: 'plaintext',
    selectors: {
      '&::placeholder': { color: color.text.quiet, opacity: 1 },
      '&[data-hovered]': { borderColor: color.border.fieldHover },
      '&[data-invalid]': {
        borderColor: color.danger.border,
        boxShadow: `inset 0 0 0 1px ${color.danger.border}`,
      },
      // Focus ring for pointer users too, so that they see where they type.
      '&[data-focused]': {
        outline: `${scale.size.focusRing} solid ${color.focus}`,
        outlineOffset: 0,
        borderColor: color.focus,
      },
      '&[data-disabled]': {
        background: color.control.fill.disabled,
        borderColor: color.border.disabled,
        color: color.control.text.disabled,
        cursor: 'not-allowed',
      },
      '&[readonly]': { background: color.surface.sunken },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // Replaces the inner shadow, which forced colors remove.
          '&[data-invalid]': { borderWidth: '3px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          // Replaces the background, which forced colors remove.
          '&[readonly]': { borderStyle: 'dashed' },
        },
      },
    },
  }),
);

export const hasEnd = style(inComponent({ paddingInlineEnd: '3.25rem' }));

/** Reserves one line, so that an error doesn't move the content below while it's being pressed. */
export const message = style(
  inComponent({
    minBlockSize: `calc(${scale.type.size.small} * ${scale.type.line.small} + ${space[1]})`,
    paddingBlockStart: space[1],
    color: color.danger.text.rest,
    fontSize: scale.type.size.small,
    lineHeight: scale.type.line.small,
  }),
);

export const messageOnDemand = style(inComponent({ selectors: { '&:empty': { display: 'none' } } }));

export const error = style(inComponent({ display: 'flex', gap: space[1], alignItems: 'flex-start' }));

/** Space of an error that is cleared. */
export const errorSpace = style(inComponent({ visibility: 'hidden' }));

/** Matches the height of the first line, so that the icon aligns with it at any text size. */
export const errorIcon = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: `${scale.type.line.small}em`,
  }),
);
