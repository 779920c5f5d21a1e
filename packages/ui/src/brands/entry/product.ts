import type { BrandEntry } from './brandEntry.ts';
import { picture, type PictureSet } from './pictureSet.ts';

const hill = {
  d: 'M6 104c-8-34 14-80 58-88s92 14 92 52c0 22-14 36-34 40S16 128 6 104z',
  fill: 'ground',
} as const;

/** A garden: no straight edge, a fine line, something that grows. */
const pictures: PictureSet = {
  welcome: picture(
    hill,
    { d: 'M56 106c-8-14-8-30 2-36h44c10 6 10 22 2 36-8 4-40 4-48 0z', fill: 'paper', line: 'ink' },
    { d: 'M60 84c12 5 28 5 40 0', line: 'solid' },
    { d: 'M80 70C78 50 80 36 84 20', line: 'ink' },
    { d: 'M80 58C66 58 56 50 54 36c14 0 24 8 26 22z', fill: 'soft', line: 'ink' },
    { d: 'M81 46c2-14 12-22 28-22-2 14-12 24-28 22z', fill: 'solid' },
    { d: 'M84 20c-6-6-6-12-2-18 6 4 8 12 2 18z', fill: 'solid' },
    { d: 'M80 62c8-8 18-8 26-4-6 8-16 10-26 4z', fill: 'soft', line: 'ink' },
  ),
  wl: picture(
    hill,
    {
      d: 'M46 92c-5-5-5-9 0-14l44-44c6-6 12-6 18 0s6 12 0 18L64 96c-6 5-13 1-18-4z',
      fill: 'paper',
      line: 'ink',
    },
    { d: 'M64 60l18 18 14-14-18-18z', fill: 'soft' },
    {
      d: 'M46 92c-5-5-5-9 0-14l44-44c6-6 12-6 18 0s6 12 0 18L64 96c-6 5-13 1-18-4zM46 92 34 104M102 40l10-10',
      line: 'ink',
    },
    { d: 'M110 84c2-14 12-20 26-18-2 14-12 20-26 18z', fill: 'solid', line: 'ink' },
    { d: 'M110 84c-6 4-10 10-12 18', line: 'ink' },
  ),
  ag: picture(
    hill,
    { d: 'M44 60c-4 14-4 30 4 42 18 5 46 5 64 0 8-12 8-28 4-42-22 6-50 6-72 0z', fill: 'paper', line: 'ink' },
    { d: 'M42 50c0-8 14-12 38-12s38 4 38 12-14 12-38 12-38-4-38-12z', fill: 'soft', line: 'ink' },
    { d: 'M80 96c-10-4-12-14-6-22 10 2 14 12 6 22z', fill: 'solid' },
    { d: 'M80 38c-2-10 2-18 12-24 4 12 0 20-12 24z', fill: 'solid' },
  ),
};

export const productEntry: BrandEntry = {
  lead: 'Take your time. A licensed doctor reviews your answers.',
  factsTitle: 'Good to know before you begin',
  pictures,
  isHeroFirst: true,
};
