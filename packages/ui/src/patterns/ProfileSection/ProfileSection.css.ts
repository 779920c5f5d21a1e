import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { type } = scale;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const section = style(inPattern({ ...column, gap: space[4] }));

export const header = style(
  inPattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    minBlockSize: scale.size.target,
    // The button is taller than the title; cancels the difference, so that the title is placed as in cards without a button.
    marginBlock: `calc(-1 * ${space[2]})`,
  }),
);

export const title = style(inPattern({ fontSize: type.size.titleSmall }));

export const empty = style(inPattern({ color: vars.color.text.quiet }));

export const skeleton = style(inPattern({ ...column, gap: space[6] }));

export const fields = style(inPattern({ ...column, gap: space[1] }));

export const actions = style(inPattern({ display: 'flex', flexWrap: 'wrap', gap: space[3] }));
