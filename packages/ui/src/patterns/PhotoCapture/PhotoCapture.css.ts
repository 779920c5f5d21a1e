import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const small = { fontSize: type.size.small, lineHeight: type.line.small } as const;

export const root = style(inPattern({ ...column, gap: space[5] }));

export const title = style(inPattern({ fontSize: type.size.title }));

export const guidance = style(inPattern({ ...column, gap: space[2] }));

export const line = style(inPattern({ display: 'flex', alignItems: 'flex-start', gap: space[2] }));

/** As tall as the first line next to it. */
export const icon = style(
  inPattern({
    flexShrink: 0,
    blockSize: `calc(${type.size.base} * ${type.line.base})`,
    color: color.text.quiet,
  }),
);

export const camera = style(inPattern({ ...column, gap: space[4] }));

// The page's own scroll padding would scroll a preview that fills the window.
globalStyle(`html:has(${camera})`, inPattern({ scrollPaddingBlockEnd: space[4] }));

/** Custom property with the height left for the stage. */
export const roomName = '--camera-room';

/** Leaves space for the header and the shutter on screens of laptop height or less. */
const stageHeight = `min(var(${roomName}, 100dvh), max(12rem, 100dvh - 16rem))`;

export const stage = style(
  inPattern({
    justifySelf: 'center',
    inlineSize: `min(100%, ${stageHeight} * 4 / 3)`,
    position: 'relative',
    overflow: 'clip',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.card,
    background: color.surface.sunken,
  }),
);

export const video = recipe({
  base: inPattern({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }),
  variants: {
    guide: {
      card: {},
      // Mirrored like a selfie camera, so that the patient can align with the outline.
      face: inPattern({ scale: '-1 1' }),
    },
  },
});

// Two outlines, one light and one dark, visible on any picture.
export const guide = recipe({
  base: inPattern({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    border: `2px dashed ${color.surface.overlay}`,
    outline: `2px dashed ${color.text.rest}`,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText', outlineColor: 'Canvas' } },
  }),
  variants: {
    guide: {
      card: inPattern({ inlineSize: '82%', aspectRatio: '1.586', borderRadius: radius.card }),
      face: inPattern({ blockSize: '82%', aspectRatio: '0.76', borderRadius: '50%' }),
    },
  },
});

export const asking = style(inPattern({ color: color.text.quiet }));

export const privacyNote = style(
  inPattern({ ...small, display: 'flex', gap: space[2], color: color.text.quiet, textWrap: 'pretty' }),
);

export const shield = style(inPattern({ flexShrink: 0 }));
