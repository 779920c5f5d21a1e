import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inPattern } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { scale, space } from '../../theme/scale.ts';

const { entry, font, heading } = vars;
const { type } = scale;

/** One column in DOM order on phones; from 768 px, a grid with the brand's areas. */
export const frame = style(
  inPattern({
    display: 'grid',
    gap: space[8],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.roomy]: {
        gap: space[10],
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: entry.areas,
      },
      [media.wide]: { columnGap: space[20] },
    },
  }),
);

/** One column on all screens, for a form without picture and facts. */
export const narrow = style(inPattern({ maxInlineSize: scale.size.column, marginInline: 'auto' }));

const area = (name: string) =>
  inPattern({ minInlineSize: 0, '@media': { [media.roomy]: { gridArea: name } } });

export const form = style(area('form'));

export const facts = style(area('facts'));

export const hero = style(
  inPattern({
    display: 'flex',
    alignItems: 'start',
    gap: space[5],
    minInlineSize: 0,
    '@media': {
      [media.roomy]: {
        gridArea: 'hero',
        flexDirection: 'column',
        alignItems: entry.align,
        textAlign: entry.align,
      },
    },
  }),
);

export const picture = style(
  inPattern({
    flex: '0 0 auto',
    inlineSize: 'min(7rem, 30%)',
    borderRadius: vars.radius.card,
    '@media': { [media.roomy]: { inlineSize: 'min(22rem, 100%)' } },
  }),
);

export const lead = style(
  inPattern({
    fontFamily: font.heading,
    fontWeight: heading.weight,
    letterSpacing: `calc(${heading.tracking} * 1em)`,
    fontSize: `calc(${type.size.title} * ${heading.scale})`,
    lineHeight: type.line.title,
    '@media': { [media.roomy]: { fontSize: `calc(${type.size.display} * ${heading.scale})` } },
  }),
);

export const quiet = style(inPattern({ color: vars.color.text.quiet }));

export const factIcon = style(inPattern({ marginBlockStart: '0.125em' }));

export const fact = style(inPattern({ minInlineSize: 0, maxInlineSize: scale.size.measure }));

export const number = style(
  inPattern({
    flexShrink: 0,
    inlineSize: '1em',
    fontWeight: type.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
