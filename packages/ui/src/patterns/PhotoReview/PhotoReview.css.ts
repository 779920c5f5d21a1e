import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const { type } = scale;

export const whole = style(
  inPattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
);

export const title = style(inPattern({ fontSize: type.size.title }));

export const stage = style(
  inPattern({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    placeItems: 'center',
    // A tall photo would stretch it otherwise.
    minBlockSize: 0,
    overflow: 'clip',
    aspectRatio: '4 / 3',
    border: `1px solid ${color.border.quiet}`,
    borderRadius: radius.card,
    background: color.surface.sunken,
  }),
);

// The whole photo: what is cut away cannot be judged.
export const picture = style(inPattern({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));

export const missing = style(
  inPattern({
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    padding: space[5],
    color: color.text.quiet,
    textAlign: 'center',
  }),
);

export const arrived = style(
  inPattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontWeight: type.weight.strong,
    // There before its news, and no row of its own until then.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const sign = style(
  inPattern({
    flexShrink: 0,
    color: color.status.success.icon,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const actions = style(inPattern({ display: 'grid', gap: space[3] }));

export const ways = style(
  inPattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);
