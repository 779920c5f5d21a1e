import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { color, radius } = vars;
const inset = `min(${space[4]}, 5vw)`;

export const empty = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: scale.size.measure,
    marginInline: 'auto',
    paddingBlock: space[10],
    paddingInline: inset,
    textAlign: 'center',
  }),
);

export const picture = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    inlineSize: scale.size.avatarLarge,
    blockSize: scale.size.avatarLarge,
    marginBlockEnd: space[2],
    borderRadius: radius.pill,
    border: `1px solid ${color.border.quiet}`,
    background: color.surface.raised,
    color: color.accent.link.rest,
  }),
);

export const title = style(inComponent({ fontSize: scale.type.size.titleSmall }));

export const text = style(
  inComponent({ maxInlineSize: '44ch', color: color.text.quiet, textWrap: 'pretty' }),
);

export const action = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[3],
    marginBlockStart: space[4],
    // Room for a long word on a phone with large text.
    marginInline: `calc(-1 * ${inset})`,
  }),
);
