import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { motion, scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const group = style(
  inComponent({
    overflow: 'clip',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.card,
    background: color.surface.raised,
  }),
);

export const disclosure = style(
  inComponent({
    minInlineSize: 0,
    selectors: { [`${group} > & + &`]: { borderBlockStart: `1px solid ${color.border.quiet}` } },
  }),
);

export const heading = style(inComponent({ fontSize: type.size.base, lineHeight: type.line.base }));

/** Inner edge of the group's border. */
const corner = `calc(${radius.card} - 1px)`;

export const trigger = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: '3rem',
    paddingBlock: space[2],
    borderRadius: radius.control,
    fontWeight: type.weight.strong,
    textAlign: 'start',
    cursor: 'pointer',
    // Drawn inside the row, where the group's overflow doesn't clip it.
    outlineOffset: `-${scale.size.focusRing}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered]': { background: color.control.fill.hover },
      '&[data-pressed]': { background: color.control.fill.pressed },
      '&[data-disabled]': { color: color.control.text.disabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': { outline: `${scale.size.focusRing} solid ${color.focus}` },
      [`${group} &`]: { paddingInline: `min(${space[5]}, 5vw)`, borderRadius: 0, minBlockSize: '3.5rem' },
      // Corners of the group, which would cut off those of the focus ring.
      [`${group} > :first-child > * > &`]: { borderStartStartRadius: corner, borderStartEndRadius: corner },
      [`${group} > :last-child:not([data-expanded]) > * > &`]: {
        borderEndStartRadius: corner,
        borderEndEndRadius: corner,
      },
      [`${disclosure}:not(${group} > *) > * > &`]: {
        marginInline: `calc(-1 * ${space[2]})`,
        paddingInline: space[2],
        inlineSize: `calc(100% + 2 * ${space[2]})`,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

export const labels = style(
  inComponent({
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    minInlineSize: 0,
  }),
);

/** Minimum width before the aside wraps below the title. */
export const title = style(inComponent({ flex: '1 1 9rem', minInlineSize: 0 }));

export const aside = style(
  inComponent({
    color: color.text.quiet,
    // Inside the heading, but styled as text.
    fontFamily: vars.font.body,
    fontWeight: type.weight.regular,
    letterSpacing: 'normal',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const icon = style(
  inComponent({
    color: color.text.quiet,
    selectors: {
      [`${disclosure}[data-expanded] > * > * > &`]: { rotate: '180deg' },
      '[data-disabled] > &': { color: 'inherit' },
    },
    '@media': {
      [media.motionAllowed]: { transition: `rotate ${motion.duration.calm} ${motion.easing.out}` },
    },
  }),
);

export const panel = style(
  inComponent({
    // Not beside it, where flush buttons and their focus rings extend.
    overflow: 'visible clip',
    // Height of the content, set by react-aria. Changes instantly without motion.
    blockSize: 'var(--disclosure-panel-height)',
    '@media': {
      [media.motionAllowed]: {
        // Animates opening only, so that closing content can't be focused.
        selectors: {
          [`${disclosure}[data-expanded] > &`]: {
            transition: `block-size ${motion.duration.calm} ${motion.easing.out}`,
          },
        },
      },
    },
  }),
);

export const content = style(
  inComponent({
    maxInlineSize: scale.size.measure,
    paddingBlock: `${space[1]} ${space[4]}`,
    textWrap: 'pretty',
    selectors: { [`${group} &`]: { paddingInline: `min(${space[5]}, 5vw)` } },
  }),
);

/** Cancels the height that the button adds, so that the title is placed like those of other cards. */
export const inCard = style(inComponent({ marginBlock: `calc(-1 * ${space[2]})` }));
