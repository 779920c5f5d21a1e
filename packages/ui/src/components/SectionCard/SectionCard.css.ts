import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { scale } from '../../theme/scale.ts';

export const title = style(inComponent({ fontSize: scale.type.size.titleSmall }));
