import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const root = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const title = style(inPattern({ fontSize: type.size.title }));

/** Grows with large text. */
export const emptyStage = style(
  inPattern({
    display: 'grid',
    placeItems: 'center',
    overflow: 'clip',
    aspectRatio: '4 / 3',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.card,
    background: color.surface.sunken,
  }),
);

export const stage = style([
  emptyStage,
  // Keeps a tall photo from stretching the stage.
  inPattern({ gridTemplateRows: 'minmax(0, 1fr)', minBlockSize: 0 }),
]);

// Shows the whole photo, because patients check its edges.
export const picture = style(inPattern({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));

export const placeholder = style(
  inPattern({
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    padding: space[5],
    color: color.text.quiet,
    textAlign: 'center',
  }),
);

export const uploaded = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontWeight: type.weight.strong,
    // Stays mounted as a live region without taking a row.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const icon = style(
  inPattern({
    flexShrink: 0,
    color: color.status.success.icon,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const actions = style(inPattern({ display: 'grid', gap: space[3] }));

export const retryActions = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
