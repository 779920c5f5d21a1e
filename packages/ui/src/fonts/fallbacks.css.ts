import { globalFontFace } from '@vanilla-extract/css';
import { fontFaces } from './faces.ts';

// Matches only the width. Line heights are set explicitly, and the baselines of these fonts differ by less than a pixel.
for (const { weight, fallbacks } of fontFaces)
  for (const { family, local, sizeAdjust } of fallbacks)
    globalFontFace(family, {
      src: local.map((name) => `local("${name}")`).join(', '),
      fontWeight: weight,
      sizeAdjust: `${sizeAdjust}%`,
    });
