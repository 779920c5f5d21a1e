import { style } from '@vanilla-extract/css';
import { media, scale, space, vars } from '@patient/ui/theme';

const { entry, font, heading } = vars;

/** One column in DOM order on phones; from 768 px, a grid with the brand's areas. */
export const frame = style({
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
});

/** One column on all screens, for a form without picture and facts. */
export const narrow = style({ maxInlineSize: scale.size.column, marginInline: 'auto' });

const area = (name: string) => ({ '@media': { [media.roomy]: { gridArea: name } } });

export const form = style({ minInlineSize: 0, ...area('form') });

export const facts = style({ minInlineSize: 0, ...area('facts') });

export const hero = style({
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
});

export const picture = style({
  flex: '0 0 auto',
  inlineSize: 'min(7rem, 30%)',
  borderRadius: vars.radius.card,
  '@media': { [media.roomy]: { inlineSize: 'min(22rem, 100%)' } },
});

export const lead = style({
  fontFamily: font.heading,
  fontWeight: heading.weight,
  letterSpacing: `calc(${heading.tracking} * 1em)`,
  fontSize: `calc(${scale.type.size.title} * ${heading.scale})`,
  lineHeight: scale.type.line.title,
  '@media': {
    [media.roomy]: { fontSize: `calc(${scale.type.size.display} * ${heading.scale})` },
  },
});
