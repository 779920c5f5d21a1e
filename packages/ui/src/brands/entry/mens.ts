import type { BrandEntry } from './brandEntry.ts';
import { circle, picture, type PictureSet } from './pictureSet.ts';

const ground = { d: 'M0 0h160v120H0z', fill: 'ground' } as const;
const floor = { d: 'M12 100.5h136', line: 'ink' } as const;

/** A drawing office: right angles, full blocks, one heavy line. */
const pictures: PictureSet = {
  welcome: picture(
    ground,
    { d: 'M104 0h56v120h-56z', fill: 'soft' },
    { d: 'M22 46h54v54H22z', fill: 'paper', line: 'ink' },
    { d: 'M22 62h54v16H22z', fill: 'solid' },
    { d: 'M44 24h10v10h10v10H54v10H44V44H34V34h10z', fill: 'solid', line: 'ink' },
    { d: 'M96 40h36v60H96z', fill: 'paper', line: 'ink' },
    { d: 'M92 26h44v14H92z', fill: 'ink' },
    { d: 'M96 58h36v24H96z', fill: 'solid' },
    { d: 'M104 70h20', line: 'paper' },
    floor,
  ),
  ed: picture(
    ground,
    { d: 'M42 22h76v78H42z', fill: 'paper', line: 'ink' },
    ...[38, 61, 84].flatMap((y) => [60, 100].map((x) => ({ d: circle(x, y, 8), fill: 'solid' }) as const)),
    { d: 'M80 22v78', line: 'ink' },
    floor,
  ),
  hl: picture(
    ground,
    { d: 'M58 52h44v48H58z', fill: 'paper', line: 'ink' },
    { d: 'M66 36h28v16H66z', fill: 'ink' },
    { d: 'M74 18h12v18H74z', fill: 'solid' },
    { d: 'M58 66h44v18H58z', fill: 'solid' },
    floor,
  ),
  wl: picture(
    ground,
    { d: 'M38 20h84v80H38z', fill: 'paper', line: 'ink' },
    { d: 'M50 31h60v20H50z', fill: 'solid' },
    { d: 'M80 51 91 38', line: 'paper' },
    { d: 'M54 62h20v28H54zM86 62h20v28H86z', fill: 'soft' },
    floor,
  ),
  ag: picture(
    ground,
    { d: 'M40 54h80v46H40z', fill: 'paper', line: 'ink' },
    { d: 'M46 36h68v18H46z', fill: 'ink' },
    { d: 'M40 68h80v18H40z', fill: 'solid' },
    floor,
  ),
};

export const mensEntry: BrandEntry = {
  lead: 'Answer online. A licensed doctor decides.',
  factsTitle: 'The facts',
  pictures,
};
