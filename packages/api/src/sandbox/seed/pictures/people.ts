type Hair = 'short' | 'long' | 'bun' | 'curls' | 'bald';

interface Person {
  ground: string;
  skin: string;
  hair: string;
  cut: Hair;
  clothes: string;
  glasses?: boolean;
  beard?: boolean;
}

const COAT = '#ffffff';

/** Doctors, support, and patients of the seed, by the names of their pictures. */
const people: Record<string, Person> = {
  'doctor-lee': { ground: '#e4eefe', skin: '#f1cfb4', hair: '#2c2a33', cut: 'long', clothes: COAT },
  'doctor-okafor': {
    ground: '#d6f4f6',
    skin: '#8a5a3c',
    hair: '#201a18',
    cut: 'short',
    clothes: COAT,
    glasses: true,
  },
  'doctor-ramirez': { ground: '#efeaff', skin: '#d9a983', hair: '#4a2e22', cut: 'bun', clothes: COAT },
  'doctor-bauer': {
    ground: '#def4e4',
    skin: '#f3d6c2',
    hair: '#b9b3ad',
    cut: 'bald',
    clothes: COAT,
    beard: true,
  },
  'doctor-nguyen': { ground: '#fdeede', skin: '#eac6a2', hair: '#1f1d22', cut: 'short', clothes: COAT },
  'doctor-hale': {
    ground: '#fbe6ec',
    skin: '#a8714e',
    hair: '#2a1b16',
    cut: 'curls',
    clothes: COAT,
    glasses: true,
  },
  support: { ground: '#e4eefe', skin: '#e6bd9a', hair: '#6b4a35', cut: 'bun', clothes: '#3f7fd6' },
  'patient-nora': { ground: '#fdeede', skin: '#f1cfb4', hair: '#a2542c', cut: 'long', clothes: '#47a37d' },
  'patient-theo': { ground: '#def4e4', skin: '#c28d66', hair: '#241c19', cut: 'curls', clothes: '#9866f1' },
};

/** Hair behind the head. */
const behind: Partial<Record<Hair, (hair: string) => string>> = {
  long: (hair) => `<path d="M92 150q0-78 68-78t68 78v96h-136z" fill="${hair}"/>`,
  bun: (hair) => `<circle cx="160" cy="60" r="26" fill="${hair}"/>`,
  curls: (hair) =>
    [104, 128, 160, 192, 216]
      .map((x, index) => `<circle cx="${x}" cy="${[126, 92, 78, 92, 126][index]}" r="34" fill="${hair}"/>`)
      .join(''),
};

const fringe = (hair: string) =>
  `<path d="M104 146q-2-66 56-66t56 66q-14-34-44-38q-40 2-68 38z" fill="${hair}"/>`;

const glassesOn =
  '<g fill="none" stroke="#3a3a44" stroke-width="5"><circle cx="138" cy="152" r="17"/><circle cx="182" cy="152" r="17"/><path d="M155 150h10"/></g>';

const beardOf = (hair: string) => `<path d="M108 166q4 62 52 62t52-62q-14 30-52 30t-52-30z" fill="${hair}"/>`;

/** Draws a portrait; undefined for an unknown name. */
export function drawPerson(name: string): string | undefined {
  const person = Object.hasOwn(people, name) ? people[name] : undefined;
  if (person === undefined) return undefined;
  const { ground, skin, hair, cut, clothes, glasses = false, beard = false } = person;
  return [
    `<rect width="320" height="320" fill="${ground}"/>`,
    behind[cut]?.(hair) ?? '',
    `<path d="M44 320q0-86 84-90h64q84 4 84 90z" fill="${clothes}"/>`,
    `<path d="M136 204h48v34q-24 22-48 0z" fill="${skin}"/><ellipse cx="160" cy="152" rx="54" ry="68" fill="${skin}"/>`,
    cut === 'bald' ? '' : fringe(hair),
    beard ? beardOf(hair) : '',
    '<circle cx="138" cy="152" r="6" fill="#2b2b33"/><circle cx="182" cy="152" r="6" fill="#2b2b33"/>',
    '<path d="M140 186q20 16 40 0" fill="none" stroke="#8a3f3a" stroke-width="5" stroke-linecap="round"/>',
    glasses ? glassesOn : '',
  ].join('');
}
