import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

type Edge = 'Start' | 'End';

/** Sticks to the start or end of the window, if the window is tall enough. */
export const sticky = (edge: Edge, offset: string | 0 = 0): StyleRule => ({
  '@media': { [media.tall]: { position: 'sticky', [`insetBlock${edge}`]: offset } },
});

/**
 * Keeps focused elements and anchors of a page clear of its sticky parts.
 * @param selector pages, such as those with a sticky element
 * @param size block size of the part
 * @param condition of the window, in place of any that is tall enough
 */
export function keepClear(selector: string, edge: Edge, size: string, condition: string = media.tall): void {
  globalStyle(selector, {
    '@media': { [condition]: { '@layer': { [layers.pattern]: { [`scrollPaddingBlock${edge}`]: size } } } },
  });
}
