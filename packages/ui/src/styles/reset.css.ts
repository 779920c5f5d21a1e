import { globalStyle } from '@vanilla-extract/css';
import { scale } from '../theme/scale.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

const reset = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Keeps anchors and focused elements clear of the sticky header, also if it has two rows.
  '@media': { [media.tall]: { scrollPaddingBlock: '6rem' } },
});
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.rest,
  fontFamily: vars.font.body,
  fontSize: scale.type.size.base,
  lineHeight: scale.type.line.base,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
  // Fills of badges, buttons and checked boxes are printed, so that their text and icons have the contrast of the screen.
  '@media': { [media.print]: { minBlockSize: 0, background: 'none', printColorAdjust: 'exact' } },
});
// Firefox prints the content of query containers only in part, or over what follows.
reset('*', { '@media': { [media.print]: { containerType: 'normal !important' } } });
reset('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  letterSpacing: `calc(${vars.heading.tracking} * 1em)`,
  lineHeight: scale.type.line.title,
  textWrap: 'balance',
  // A long word in a narrow column breaks at a syllable.
  hyphens: 'auto',
});
reset('h1', { fontSize: `calc(${scale.type.size.titleLarge} * ${vars.heading.scale})` });
reset('h2', { fontSize: `calc(${scale.type.size.title} * ${vars.heading.scale})` });
reset('h3', { fontSize: scale.type.size.titleSmall });
reset('h4', { fontSize: scale.type.size.base });
reset('ul, ol', { listStyle: 'none' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
reset('button', { background: 'none', border: 'none' });
reset(':focus-visible', {
  outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
  outlineOffset: scale.size.focusOffset,
});
// Headings and main regions that receive focus after navigation aren't controls.
reset('[tabindex="-1"]:focus', { outline: 'none' });
