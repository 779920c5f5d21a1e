import { style } from '@vanilla-extract/css';
import { scale } from '@patient/ui/theme';

/** Title of a section, as the patterns beside it have it. */
export const title = style({ fontSize: scale.type.size.titleSmall });
