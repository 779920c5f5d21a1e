import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { room } from '../../styles/room.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color } = vars;

const solid = (role: typeof color.accent.solid) =>
  inComponent({
    background: role.rest,
    color: role.text,
    selectors: {
      '&[data-hovered]': { background: role.hover },
      '&[data-pressed]': { background: role.pressed },
    },
    // Forced colors give every button the same border, so the primary button stays filled.
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        color: 'ButtonFace',
        selectors: {
          '&[data-hovered]': { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { background: 'ButtonFace' },
        },
      },
    },
  });

const outlined = (text: string) =>
  inComponent({
    background: color.control.fill.rest,
    color: text,
    borderColor: color.border.field,
    selectors: {
      '&[data-hovered]': { background: color.control.fill.hover, borderColor: color.border.fieldHover },
      '&[data-pressed]': { background: color.control.fill.pressed },
    },
  });

const plain = (text: string, hover: string, pressed: string) =>
  inComponent({
    color: text,
    selectors: {
      '&[data-hovered]': { background: hover },
      '&[data-pressed]': { background: pressed },
      // Neither fill nor border when disabled, as when enabled.
      '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
    },
  });

// Negative margin equal to padding plus border, so that the label aligns with the surrounding text.
const flush = inComponent({
  justifyContent: 'flex-start',
  marginInline: `calc(-1 * ${space[2]} - 1px)`,
  paddingInline: space[2],
});

export const button = recipe({
  base: inComponent({
    display: 'inline-flex',
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: `max(${scale.size.target}, ${room('2.75rem')})`,
    minInlineSize: scale.size.target,
    // Shrinks on narrow screens, where large text needs the width.
    paddingInline: `min(${room(space[5])}, 6vw)`,
    paddingBlock: space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: scale.type.weight.strong,
    lineHeight: scale.type.line.small,
    textAlign: 'center',
    textWrap: 'balance',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    selectors: {
      ...focusRing,
      '&[data-disabled]': {
        background: color.control.fill.disabled,
        // The fill alone equals the page in dark themes.
        borderColor: color.border.disabled,
        color: color.control.text.disabled,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
  variants: {
    variant: { primary: {}, secondary: {}, quiet: {} },
    tone: { accent: {}, danger: {} },
    isWide: { true: inComponent({ inlineSize: '100%' }), false: {} },
    isFlush: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { variant: 'primary', tone: 'accent' }, style: solid(color.accent.solid) },
    { variants: { variant: 'primary', tone: 'danger' }, style: solid(color.danger.solid) },
    { variants: { variant: 'secondary', tone: 'accent' }, style: outlined(color.text.rest) },
    { variants: { variant: 'secondary', tone: 'danger' }, style: outlined(color.danger.text.rest) },
    {
      variants: { variant: 'quiet', tone: 'accent' },
      style: plain(color.accent.link.rest, color.accent.quiet.hover, color.accent.quiet.pressed),
    },
    {
      variants: { variant: 'quiet', tone: 'danger' },
      style: plain(color.danger.text.rest, color.danger.quiet.hover, color.danger.quiet.pressed),
    },
    { variants: { variant: 'quiet', isFlush: true }, style: flush },
  ],
});

export const content = recipe({
  base: inComponent({ display: 'inline-flex', alignItems: 'center', gap: space[2] }),
  // Hidden by opacity, so that the button keeps its width and its accessible name.
  variants: { isPending: { true: inComponent({ opacity: 0 }), false: {} } },
});

export const spinner = style(inComponent({ position: 'absolute', inset: 0, margin: 'auto' }));
