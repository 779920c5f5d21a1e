import { globalFontFace } from '@vanilla-extract/css';
import { fontFaces } from './faces.ts';

for (const { family, name, weight } of fontFaces)
  globalFontFace(family, {
    src: `url("../../fonts/${name}/${name}.woff2") format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
  });
