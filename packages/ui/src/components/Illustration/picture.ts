/** Color of a shape, from the tokens of the brand. */
export type PictureTone = 'ground' | 'soft' | 'solid' | 'paper' | 'ink';

/** One shape of a picture: an SVG path, filled or drawn as a line. */
export interface PictureShape {
  readonly d: string;
  readonly fill?: PictureTone;
  readonly line?: PictureTone;
}

/** Picture as data, on a grid of 160 by 120. */
export interface Picture {
  readonly viewBox: string;
  readonly shapes: readonly PictureShape[];
}
