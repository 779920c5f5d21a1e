import { style, styleVariants } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';
import type { PictureTone } from './picture.ts';

const { color, icon } = vars;

const tones: Readonly<Record<PictureTone, string>> = {
  ground: color.accent.quiet.fill,
  soft: color.accent.quiet.pressed,
  solid: color.accent.graphic,
  paper: color.surface.raised,
  ink: color.text.rest,
};

export const picture = style(
  inComponent({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    // The line of the brand's icons, on a grid six times as wide.
    strokeWidth: icon.stroke,
    strokeLinecap: icon.cap,
    strokeLinejoin: icon.join,
  }),
);

export const fill = styleVariants(tones, (tone, name) =>
  inComponent({
    fill: tone,
    '@media': { [media.forcedColors]: { fill: name === 'ink' ? 'CanvasText' : 'Canvas' } },
  }),
);

export const line = styleVariants(tones, (tone) =>
  inComponent({ stroke: tone, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);
