/** Local fallback font, used until a font has loaded. */
export interface FallbackFace {
  /** Family for the token file, before the next fallback. */
  readonly family: string;
  /** Full names of the device's fonts, all with the same metrics. */
  readonly local: readonly string[];
  /** Size at which its lines are as long as those of the font, in percent. */
  readonly sizeAdjust: number;
}

/** Font of this package. */
export interface FontFace {
  readonly family: string;
  /** Folder and file name in `packages/ui/fonts`. */
  readonly name: string;
  /** Range of weights. */
  readonly weight: string;
  readonly fallbacks: readonly FallbackFace[];
}

/**
 * Fonts of this package. Sizes are measured over the app's headings, at the weight in which each brand sets them:
 * Archivo at 700, Fraunces at 500.
 */
export const fontFaces: readonly FontFace[] = [
  {
    family: 'Archivo',
    name: 'archivo',
    weight: '500 700',
    fallbacks: [
      {
        family: 'Archivo Arial',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        sizeAdjust: 97.7,
      },
      { family: 'Archivo Roboto', local: ['Roboto Bold', 'Roboto-Bold'], sizeAdjust: 104.5 },
    ],
  },
  {
    family: 'Fraunces',
    name: 'fraunces',
    weight: '400 600',
    fallbacks: [
      { family: 'Fraunces Georgia', local: ['Georgia'], sizeAdjust: 107 },
      { family: 'Fraunces Noto', local: ['Noto Serif', 'NotoSerif'], sizeAdjust: 99.2 },
      { family: 'Fraunces Times', local: ['Liberation Serif', 'Times New Roman'], sizeAdjust: 116 },
    ],
  },
];
