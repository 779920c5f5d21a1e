import { globalFontFace } from '@vanilla-extract/css';
import { fontFaces } from './faces.ts';

const percent = (part: number) => `${Math.round(part * 10) / 10}%`;

for (const { ascent, descent, weight, fallbacks } of fontFaces)
  for (const { family, local, sizeAdjust } of fallbacks)
    globalFontFace(family, {
      src: local.map((name) => `local("${name}")`).join(', '),
      fontWeight: weight,
      sizeAdjust: percent(sizeAdjust),
      // Relative to the adjusted size.
      ascentOverride: percent((ascent / sizeAdjust) * 100),
      descentOverride: percent((descent / sizeAdjust) * 100),
      lineGapOverride: '0%',
    });
